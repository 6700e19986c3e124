/** The result as a picture to share, in the page's colours. */

import { tartan } from '../../look/tartan';
import { SHAPES } from '../../look/shapes';

export interface Shown {
  title: string;
  heading: string;
  foot: string;
  /** The winner's clan. */
  clan: string;
  /** Best first. */
  players: {
    seat: number;
    place: string;
    name: string;
    clan: string;
    clanName: string;
    points: string;
  }[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const BAND = 84;
const LEFT = 90;

/** Draw the result; its texts are parameters, so that they are in the page's language. */
export async function drawResult(shown: Shown): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const colour = colours();
  await document.fonts.ready;

  pen.fillStyle = colour('--paper-light');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await cloth(pen, shown.clan, 2, 0, 0, WIDTH, BAND);
  await cloth(pen, shown.clan, 2, 0, HEIGHT - 28, WIDTH, 28);
  plate(pen, colour, shown.title);

  pen.fillStyle = colour('--ink');
  fitted(pen, shown.heading, 58, LEFT, 205, WIDTH - 2 * LEFT);
  const height = Math.min(84, 320 / Math.max(1, shown.players.length));
  let top = 250;
  for (const player of shown.players) {
    await row(pen, colour, player, top, height);
    top += height;
  }
  pen.fillStyle = colour('--ink-soft');
  pen.font = font(24, '--text');
  pen.textAlign = 'right';
  pen.fillText(shown.foot, WIDTH - LEFT, HEIGHT - 46);

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

type Colour = (name: string) => string;

function colours(): Colour {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(name).trim();
}

function font(size: number, face: '--title' | '--text', weight = face === '--title' ? 700 : 400) {
  return `${weight} ${size}px ${colours()(face)}`;
}

/** Draw a heading, scaled down to fit. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  x: number,
  y: number,
  width: number,
): void {
  // The title font's figures are hard to read.
  const parts = text.split(/(\d+)/).map((part, index) => ({ part, isFigure: index % 2 === 1 }));
  const choose = (isFigure: boolean, pixels: number) => {
    pen.font = isFigure ? font(pixels * 0.92, '--text', 700) : font(pixels, '--title');
  };
  let whole = 0;
  for (const { part, isFigure } of parts) {
    choose(isFigure, size);
    whole += pen.measureText(part).width;
  }
  const pixels = Math.floor(size * Math.min(1, width / whole));
  let at = x;
  for (const { part, isFigure } of parts) {
    choose(isFigure, pixels);
    pen.fillText(part, at, y);
    at += pen.measureText(part).width;
  }
}

/** The name of the game on a plate over the tartan. */
function plate(pen: CanvasRenderingContext2D, colour: Colour, title: string): void {
  pen.font = font(44, '--title');
  const width = pen.measureText(title).width + 60;
  pen.fillStyle = colour('--paper-light');
  pen.fillRect(LEFT - 30, 0, width, BAND + 24);
  pen.fillStyle = colour('--ink');
  pen.fillText(title, LEFT, BAND - 12);
}

async function cloth(
  pen: CanvasRenderingContext2D,
  clan: string,
  pixels: number,
  ...[x, y, width, height]: [number, number, number, number]
): Promise<void> {
  const image = new Image();
  image.src = tartan(clan, pixels).slice('url("'.length, -'")'.length);
  await image.decode();
  pen.fillStyle = pen.createPattern(image, 'repeat') ?? '';
  pen.fillRect(x, y, width, height);
}

async function row(
  pen: CanvasRenderingContext2D,
  colour: Colour,
  player: Shown['players'][number],
  top: number,
  height: number,
): Promise<void> {
  const middle = top + height / 2;
  pen.textBaseline = 'middle';
  pen.fillStyle = colour('--ink-soft');
  pen.font = font(34, '--text');
  pen.fillText(player.place, LEFT, middle);

  pen.save();
  pen.translate(LEFT + 76, middle);
  pen.scale(0.72, 0.72);
  const shape = new Path2D(SHAPES[player.seat % SHAPES.length]);
  pen.fillStyle = colour(`--seat-${player.seat % 4}`);
  pen.strokeStyle = colour(`--seat-${player.seat % 4}-dark`);
  pen.lineWidth = 4;
  pen.fill(shape);
  pen.stroke(shape);
  pen.restore();

  pen.fillStyle = colour('--ink');
  pen.font = font(38, '--text', 700);
  const name = player.name.slice(0, 24);
  pen.fillText(name, LEFT + 120, middle);
  const end = LEFT + 120 + pen.measureText(name).width + 22;
  await cloth(pen, player.clan, 1, end, middle - 17, 34, 34);
  pen.fillStyle = colour('--ink-soft');
  pen.font = font(30, '--title');
  pen.fillText(player.clanName, end + 48, middle);

  pen.fillStyle = colour('--ink');
  pen.font = font(42, '--text', 700);
  pen.textAlign = 'right';
  pen.fillText(player.points, WIDTH - LEFT, middle);
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
}

/** Share a picture through the device, or download it. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // Cancelling the share dialog means no download either.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
