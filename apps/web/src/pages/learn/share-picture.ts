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
/** Draws the day's three without their answers, here and nowhere else, and gives it as a PNG. */
export async function sharePicture(day: SharedDay): Promise<Blob | undefined> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  draw(pen, day, getComputedStyle(document.documentElement));
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

function draw(pen: CanvasRenderingContext2D, { title, date, says, three }: SharedDay, style: CSSStyleDeclaration): void {
  const display = style.getPropertyValue('--display') || 'serif';
  const text = style.getPropertyValue('--text') || 'sans-serif';
  const write = (words: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(words, x, y, WIDTH - 120);
  };
  pen.fillStyle = '#dee4d9';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write('Stolik', 60, 96, `800 50px ${display}`, INK, 'left');
  write(title, WIDTH - 60, 78, `700 38px ${display}`, INK, 'right');
  write(date, WIDTH - 60, 112, `400 26px ${text}`, PALE, 'right');
  for (const [index, one] of three.entries()) {
    const x = 250 + index * 350;
    disc(pen, x, one);
    write(one.size, x, 446, `700 28px ${display}`, INK, 'center');
    write(one.game, x, 476, `400 22px ${text}`, PALE, 'center');
    if (one.mark) signs(pen, x, signsOf(one.mark));
  }
  pen.fillStyle = '#b98a4a';
  pen.fillRect(0, 556, WIDTH, 5);
  pen.fillStyle = WOOD;
  pen.fillRect(0, 561, WIDTH, HEIGHT - 561);
  write(says, WIDTH / 2, 604, `600 25px ${text}`, '#3c2a12', 'center');
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

function signs(pen: CanvasRenderingContext2D, x: number, all: readonly Sign[]): void {
  for (const [index, sign] of all.entries()) {
    const at = x + (index - (all.length - 1) / 2) * 42;
    pen.beginPath();
    if (sign === 'hint') {
      pen.moveTo(at, 493);
      pen.lineTo(at + 15, 508);
      pen.lineTo(at, 523);
      pen.lineTo(at - 15, 508);
      pen.closePath();
    } else pen.arc(at, 508, 14, 0, Math.PI * 2);
    pen.lineWidth = 3;
    pen.strokeStyle = sign === 'right' ? OK : PALE;
    pen.fillStyle = sign === 'right' ? OK : '#dee4d9';
    pen.fill();
    pen.stroke();
    pen.beginPath();
    pen.strokeStyle = sign === 'right' ? '#ffffff' : PALE;
    if (sign === 'right') {
      pen.moveTo(at - 6, 508);
      pen.lineTo(at - 1, 513);
      pen.lineTo(at + 7, 503);
    } else if (sign === 'miss') {
      pen.moveTo(at - 5, 503);
      pen.lineTo(at + 5, 513);
      pen.moveTo(at + 5, 503);
      pen.lineTo(at - 5, 513);
    }
    pen.stroke();
  }
}
