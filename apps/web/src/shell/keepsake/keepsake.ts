import type { Picture } from '../../base/ui/picture.ts';
import { filmType } from './film-type.ts';
import { drawingOf, type Shots } from './moments.ts';

/** What is written below the board: who has won, how, and where; during the moment what it is. */
export interface Caption {
  readonly title: string;
  readonly how: string;
  readonly moment: string | undefined;
  readonly house: string;
}

const SIDE = 960;
const FOOT = 172;
const PAPER = '#fffdf8';
const INK = '#2b2533';
const PALE = '#5d5568';
/** Milliseconds a picture of the film stands, all of them together, the last of the moment, and how the game ended. */
const EACH = 480;
const ALL = 6000;
const HELD = 900;
const LAST = 1400;

const wait = (length: number): Promise<void> => new Promise((done) => setTimeout(done, length));

/** What is kept and sent of a game: a picture of its end, or a film of the moment and the end. */
export async function keepsake(kind: 'picture' | 'film', { moment, end }: Shots, game: string, caption: Caption): Promise<Blob> {
  const style = getComputedStyle(document.querySelector('.shell') ?? document.documentElement);
  const fonts = [`700 40px ${style.getPropertyValue('--display')}`, `400 26px ${style.getPropertyValue('--text')}`] as const;
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, caption.title + caption.how + caption.house)));
  const colourOf = (property: string): string => style.getPropertyValue(property).trim();
  const felt = colourOf(`--felt-${game}`) || '#2f6d43';
  const imagesOf = (pictures: readonly Picture[]): Promise<HTMLImageElement[]> =>
    Promise.all(pictures.map((picture) => imageOf(drawingOf(picture, felt, colourOf))));
  const images = await imagesOf(kind === 'film' ? moment : []);
  const [last] = (await imagesOf([end])) as [HTMLImageElement];
  const canvas = document.createElement('canvas');
  const scale = SIDE / Math.max(last.width, last.height);
  // Films want even numbers.
  const [width, height] = [last.width, last.height].map((length) => 2 * Math.round((length * scale) / 2)) as [number, number];
  canvas.width = Math.max(width, 640);
  canvas.height = height + FOOT;
  const pen = canvas.getContext('2d')!;
  const draw: Draw = (image, says = caption.how) => {
    pen.fillStyle = felt;
    pen.fillRect(0, 0, canvas.width, height);
    const fit = Math.min(canvas.width / image.width, height / image.height);
    const [wide, high] = [image.width * fit, image.height * fit];
    pen.drawImage(image, (canvas.width - wide) / 2, (height - high) / 2, wide, high);
    pen.fillStyle = PAPER;
    pen.fillRect(0, height, canvas.width, FOOT);
    pen.fillStyle = INK;
    pen.font = fonts[0];
    pen.fillText(caption.title, 32, height + 58, canvas.width - 64);
    pen.fillStyle = PALE;
    pen.font = fonts[1];
    pen.fillText(says, 32, height + 102, canvas.width - 64);
    pen.fillText(caption.house, 32, height + 142, canvas.width - 64);
  };
  draw(last);
  return kind === 'film'
    ? filmOf(canvas, images, last, (image) => draw(image, image === last ? undefined : caption.moment))
    : pictureOf(canvas);
}

type Draw = (image: HTMLImageElement, says?: string) => void;

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the canvas gave no picture'))), 'image/webp', 0.92),
  );

async function filmOf(
  canvas: HTMLCanvasElement,
  images: readonly HTMLImageElement[],
  end: HTMLImageElement,
  draw: Draw,
): Promise<Blob> {
  const type = filmType()!;
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type, videoBitsPerSecond: 2_500_000 });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise<void>((done) => {
    recorder.onstop = () => done();
  });
  recorder.start();
  for (const [index, image] of images.entries()) {
    draw(image);
    await wait(index === images.length - 1 ? HELD : Math.min(EACH, ALL / images.length));
  }
  draw(end);
  await wait(LAST);
  // What stands still is no frame of its own: it is drawn again, or the film ends before it.
  draw(end);
  await wait(80);
  recorder.stop();
  await ended;
  return new Blob(pieces, { type: type.split(';')[0]! });
}

/** As an address with everything in it: pages of this house let nothing else be drawn. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
