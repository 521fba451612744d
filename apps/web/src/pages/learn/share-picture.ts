import { type Sign, signsOf } from '../../session/learn/daily.ts';
import type { DayMark } from '../../session/learn/progress.ts';

/** One of the day's three on the picture: which game, and how it went. */
export interface SharedOne {
  readonly size: string;
  readonly game: string;
  /** The cloth of its table. */
  readonly felt: string;
  /** A path in a box of 24. */
  readonly shape: string;
  readonly mark: DayMark | null | undefined;
}

export interface SharedDay {
  /** The house, in the reader's letters. */
  readonly house: string;
  readonly title: string;
  readonly date: string;
  readonly says: string;
  readonly three: readonly SharedOne[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#2b2533';
const PALE = '#5d5568';
const WOOD = '#e6c08a';
const OK = '#24703f';
const GROUND = '#dee4d9';
/** As wide as one of the three may be. */
const COLUMN = 330;

/** Draws the day's three without their answers, here and nowhere else, and gives it as a PNG. */
export async function sharePicture(day: SharedDay): Promise<Blob | undefined> {
  const fonts = fontsOf(getComputedStyle(document.documentElement));
  // A canvas draws with the letters that have come: those of the picture need not be on the page.
  const words = [day.house, day.title, day.date, day.says, ...day.three.flatMap(({ size, game }) => [size, game])].join('');
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font, words)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  draw(pen, day, fonts);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

function fontsOf(style: CSSStyleDeclaration) {
  const display = style.getPropertyValue('--display') || 'serif';
  const text = style.getPropertyValue('--text') || 'sans-serif';
  return {
    house: `800 50px ${display}`,
    title: `700 38px ${display}`,
    size: `700 28px ${display}`,
    date: `400 26px ${text}`,
    game: `400 22px ${text}`,
    says: `600 25px ${text}`,
  };
}

function draw(
  pen: CanvasRenderingContext2D,
  { house, title, date, says, three }: SharedDay,
  fonts: ReturnType<typeof fontsOf>,
): void {
  const write = (
    words: string,
    x: number,
    y: number,
    font: keyof typeof fonts,
    colour: string,
    align: CanvasTextAlign,
    most = WIDTH - 120,
  ): void => {
    pen.font = fonts[font];
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(words, x, y, most);
  };
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  stool(pen);
  write(house, 148, 96, 'house', INK, 'left');
  write(title, WIDTH - 60, 78, 'title', INK, 'right', 640);
  write(date, WIDTH - 60, 112, 'date', PALE, 'right');
  for (const [index, one] of three.entries()) {
    const x = 250 + index * 350;
    disc(pen, x, one);
    write(one.size, x, 446, 'size', INK, 'center', COLUMN);
    write(one.game, x, 476, 'game', PALE, 'center', COLUMN);
    if (one.mark) signs(pen, x, signsOf(one.mark));
  }
  pen.fillStyle = '#b98a4a';
  pen.fillRect(0, 556, WIDTH, 5);
  pen.fillStyle = WOOD;
  pen.fillRect(0, 561, WIDTH, HEIGHT - 561);
  write(says, WIDTH / 2, 604, 'says', '#3c2a12', 'center');
}

function fillIn(pen: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(path);
}

const LEGS = new Path2D('M9 18.5 6.5 34M31 18.5 33.5 34');
const BALL = new Path2D('M17.4 6a3.4 3.4 0 1 1-6.8 0a3.4 3.4 0 1 1 6.8 0z');
const CONE = new Path2D('M26 1.2l4.3 7.3h-8.6z');

/** The sign of the house: a stool with two pieces on it. */
function stool(pen: CanvasRenderingContext2D): void {
  pen.save();
  pen.translate(58, 36);
  pen.scale(1.9, 1.9);
  pen.lineCap = 'round';
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.stroke(LEGS);
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.roundRect(3, 9, 34, 9, 4.5);
  pen.fillStyle = WOOD;
  pen.fill();
  pen.stroke();
  fillIn(pen, BALL, '#bf3a2b');
  fillIn(pen, CONE, '#2457b3');
  pen.restore();
}

/** A little table seen from above, with the shape of the size; filled is solved. */
function disc(pen: CanvasRenderingContext2D, x: number, { felt, shape, mark }: SharedOne): void {
  const circle = (y: number, radius: number, colour: string): void => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill();
  };
  circle(288, 122, '#8b5e2b');
  circle(278, 122, WOOD);
  pen.beginPath();
  pen.arc(x, 278, 111, Math.PI * 1.2, Math.PI * 1.5);
  pen.lineWidth = 7;
  pen.lineCap = 'round';
  pen.strokeStyle = '#f6dcb0';
  pen.stroke();
  circle(278, 100, felt);
  pen.save();
  pen.translate(x - 66, 278 - 66);
  pen.scale(5.5, 5.5);
  drawShape(pen, new Path2D(shape), mark?.isSolved === true);
  pen.restore();
}

function drawShape(pen: CanvasRenderingContext2D, path: Path2D, isFilled: boolean): void {
  pen.lineWidth = 1;
  pen.lineJoin = 'round';
  pen.fillStyle = '#fff9ea';
  if (isFilled) pen.fill(path);
  pen.strokeStyle = isFilled ? INK : '#fff9ea';
  pen.stroke(path);
}

/** In a box of 24. */
const BULB = new Path2D(
  'M9.5 17.5h5M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2v1.1h5v-1.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3.5z',
);
const CROSS = new Path2D('M7.500 7.500l9 9M16.500 7.500l-9 9');
const CHECK = new Path2D('M6 12.500l4.500 4.500 8-9');

/** A bulb for help, a cross for a wrong answer, a tick for the right one. */
function signs(pen: CanvasRenderingContext2D, x: number, all: readonly Sign[]): void {
  for (const [index, sign] of all.entries()) {
    const at = x + (index - (all.length - 1) / 2) * 42;
    const isRight = sign === 'right';
    pen.beginPath();
    pen.arc(at, 510, 16, 0, Math.PI * 2);
    pen.lineWidth = 3;
    pen.strokeStyle = isRight ? OK : PALE;
    pen.fillStyle = isRight ? OK : GROUND;
    pen.fill();
    pen.stroke();
    pen.save();
    pen.translate(at - 12, 510 - 12);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.lineWidth = sign === 'hint' ? 1.8 : 3;
    pen.strokeStyle = isRight ? '#ffffff' : PALE;
    pen.stroke(sign === 'hint' ? BULB : isRight ? CHECK : CROSS);
    pen.restore();
  }
}
