// cspell:ignore upca upce datamatrix azteccode includecheck backgroundcolor
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { drawnCode } from './drawn-codes.ts';

beforeAll(async () => {
  // There is no server to ask for the program of the reader.
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

/** A code as a printer draws it, as a camera sees it: turned by so many degrees. */
async function seen(bcid: string, text: string, degrees = 0): Promise<ImageData> {
  const check = { includecheck: bcid === 'code93' };
  const label = await bwip.toBuffer({
    bcid,
    text,
    ...check,
    scale: 3,
    padding: 12,
    backgroundcolor: 'FFFFFF',
  });
  const { data, info } = await sharp(label)
    .rotate(degrees, { background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pictureOf(new Uint8ClampedArray(data), info.width, info.height);
}

function pictureOf(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): ImageData {
  return { data, width, height, colorSpace: 'srgb' };
}

describe('a code that is drawn in a picture', () => {
  test.each([
    ['ean13', '6001001001007'],
    ['ean8', '96385074'],
    ['upca', '036000291452'],
    ['upce', '01234565'],
    ['upce', '01234505'],
    ['upce', '01234531'],
    ['upce', '01234543'],
    ['code128', 'ABC-1234'],
    ['code39', 'CODE39'],
    ['code93', 'CODE93'],
    ['rationalizedCodabar', 'A12345B'],
    ['interleaved2of5', '15400141288763'],
    ['qrcode', 'https://example.com'],
    ['datamatrix', '010600100100100717271231'],
    ['azteccode', 'AZTEC'],
    ['pdf417', 'PDF417'],
  ])('is read as %s', async (bcid, text) => {
    expect(await drawnCode(await seen(bcid, text))).toContain(
      bcid === 'rationalizedCodabar' ? '12345' : text,
    );
  });

  test('is read with GS1 parts as scanners send them, and turned', async () => {
    const text = '(01)06001001001007(10)72Z(17)271231';
    const read = await drawnCode(await seen('gs1-128', text));
    expect(read).toBe('01060010010010071072Z\u001d17271231');
    for (const degrees of [7, 90, 180])
      expect(await drawnCode(await seen('ean13', '6001001001007', degrees))).toBe('6001001001007');
  });

  test('is none where there is nothing to read', async () => {
    const [width, height] = [320, 240];
    const wall = new Uint8ClampedArray(width * height * 4).fill(200);
    expect(await drawnCode(pictureOf(wall, width, height))).toBeNull();
  });
});
