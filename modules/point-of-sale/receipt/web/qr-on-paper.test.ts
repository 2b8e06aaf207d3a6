import jsQR from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pathOfPaper } from '#core/paper-code.ts';
import { QrPicture } from '#ui/show/qr-picture.tsx';
import { qrDrawing } from '#web-kit/qr/qr-drawing.ts';

// cspell:ignore MRDXH

/** 24 mm wide, as in `receipt-roll.module.css`. */
const WIDTH = 24;
const PRINTERS = { 'roll of 203 dots per inch': 203, 'office printer of 600 dots per inch': 600 };
/** A server by its name in the internet, and one in the network of the shop. */
const SERVERS = ['https://duka.example.co.tz', 'http://192.168.100.200:3000'];
const CODES = ['K7QW4MRDXH9P2VTC', 'A'.repeat(16), '9Z'.repeat(8)];

test.each(Object.entries(PRINTERS))('a camera reads the address off the paper: %s', async (_, dots) => {
  for (const server of SERVERS)
    for (const code of CODES) {
      const address = server + pathOfPaper(code);
      expect(await readOffPaper(address, Math.round((WIDTH / 25.4) * dots))).toBe(address);
    }
});

/** The picture of the receipt in the dots of a printer, with the paper around it, as a camera makes text of it. */
async function readOffPaper(text: string, dots: number): Promise<string | undefined> {
  const picture = renderToStaticMarkup(
    createElement(QrPicture, { drawing: await qrDrawing(text), label: 'QR' }),
  ).replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${dots}"`);
  const margin = Math.round(dots / 8);
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  const { data, info } = await sharp(Buffer.from(picture))
    .flatten({ background: 'white' })
    .extend({ ...sides, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
