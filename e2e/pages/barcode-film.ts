import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [WIDTH, HEIGHT, BAR] = [640, 480, 5];
const [BLACK, WHITE, GREY] = [16, 235, 128];

/** How the digits of an EAN-13 are drawn on the left; on the right white and black change places. */
export const LEFT_BARS =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
/** Which of the six left digits are drawn mirrored, by the first digit, which is not drawn at all. */
export const MIRRORED = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ');

/** A film of one picture, an EAN-13 before a white wall, as browsers take it in the place of a camera; answers its file. */
export function barcodeFilm(code: string): string {
  const bars = barsOf(code);
  const margin = Math.floor((WIDTH - bars.length * BAR) / 2);
  const row = Buffer.alloc(WIDTH, WHITE);
  for (const [place, bar] of [...bars].entries())
    if (bar === '1') row.fill(BLACK, margin + place * BAR, margin + (place + 1) * BAR);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const picture = Buffer.concat([...Array.from({ length: HEIGHT }, () => row), colours]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'onepos-camera-')), 'barcode.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  writeFileSync(file, Buffer.concat([head, picture]));
  return file;
}

function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const barsAt = (digit = 0) => LEFT_BARS[digit] ?? '';
  const turned = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
  const mirrored = (bars: string) => [...turned(bars)].reverse().join('');
  const left = digits
    .slice(0, 6)
    .map((digit, place) => (MIRRORED[first]?.[place] === '1' ? mirrored(barsAt(digit)) : barsAt(digit)));
  const right = digits.slice(6).map((digit) => turned(barsAt(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
}
