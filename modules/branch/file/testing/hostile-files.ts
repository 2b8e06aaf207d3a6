// cspell:ignore xmpmeta WEBPVP lmth nembo

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURES } from './pictures.ts';

/** Stands in all that is hidden in a file, and must stand in nothing that is ever handed on. */
export const HIDDEN = 'alert(document.cookie)';
const SCRIPT = `<script>${HIDDEN}</script>`;
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const EXIF = {
  IFD0: { ImageDescription: SCRIPT, Software: HIDDEN },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' },
};

/** Files that are pictures and something else as well: they are drawn anew, and the something else is gone. */
export async function filesInDisguise(): Promise<[string, Buffer][]> {
  const [noted, xmp] = await Promise.all([
    Promise.all(
      (['png', 'jpeg', 'webp'] as const).map((kind) => plain().withExif(EXIF).toFormat(kind).toBuffer()),
    ),
    Promise.all(
      (['jpeg', 'webp'] as const).map((kind) =>
        plain()
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
          .toFormat(kind)
          .toBuffer(),
      ),
    ),
  ]);
  const frames = await sharp(
    [PICTURES.png, PICTURES.png].map((input) => input),
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  return [
    ...noted.map((bytes, n): [string, Buffer] => [
      `notes and a place in ${['PNG', 'JPEG', 'WebP'][n]}`,
      bytes,
    ]),
    ...xmp.map((bytes, n): [string, Buffer] => [`a script in the metadata of ${['JPEG', 'WebP'][n]}`, bytes]),
    ['JPEG and a page, in its comment', withComment(PICTURES.jpeg, PAGE)],
    ['PNG and PHP, in its text', withChunk(PICTURES.png, 'tEXt', `Comment\0<?php echo '${HIDDEN}'; ?>`)],
    ['PNG and a page, in a part of its own', withChunk(PICTURES.png, 'teSt', PAGE)],
    ['PNG and an archive behind it', behind(PICTURES.png, `PK\x03\x04${HIDDEN}PK\x05\x06`.padEnd(64, '\0'))],
    ['JPEG and a page behind it', behind(PICTURES.jpeg, PAGE)],
    ['WebP and a page behind it', behind(PICTURES.webp, PAGE)],
    ['WebP that moves', frames],
    ['PNG that unfolds into more than its head says', bomb(100, 100, 40_000_000)],
  ];
}

/** Files that are none of the three kinds of picture, or too much of one. */
export async function filesRefused(): Promise<[string, Buffer][]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${HIDDEN}">${SCRIPT}</svg>`;
  const [gif, tiff, large] = await Promise.all([
    plain().gif().toBuffer(),
    plain().tiff().toBuffer(),
    plain(2_001, 2_000).webp().toBuffer(),
  ]);
  const cut = Object.entries(PICTURES).map(([kind, bytes]): [string, Buffer] => [
    `${kind} cut off`,
    bytes.subarray(0, Math.floor(bytes.length / 2)),
  ]);
  return [
    ['SVG', Buffer.from(svg)],
    ['SVG with its prologue', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from(PAGE)],
    ['a page that begins as PNG', Buffer.from(`\u0089PNG\r\n\u001a\n${PAGE}`, 'latin1')],
    ['a page that begins as JPEG', Buffer.from(`\u00ff\u00d8\u00ff\u00e0${PAGE}`, 'latin1')],
    ['a page that begins as WebP', Buffer.from(`RIFF\x40\0\0\0WEBPVP8 ${PAGE}`, 'latin1')],
    ['GIF', gif],
    ['GIF and a script', Buffer.from(`GIF89a/*\x01\0\x01\0*/=1;${HIDDEN}`, 'latin1')],
    ['TIFF', tiff],
    ['BMP', Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1')],
    ['PDF', Buffer.from(`%PDF-1.7\n/JS (${HIDDEN})`)],
    ['an archive with a picture behind it', Buffer.concat([Buffer.from('PK\x03\x04'), PICTURES.png])],
    [
      'a picture of another program that calls others',
      Buffer.from(`push graphic-context\nimage Over 0,0 0,0 'https://evil.example/x'\n`),
    ],
    ['30,000 by 30,000 pixels in its head', sizedPng(30_000, 30_000, PICTURES.png)],
    ['more pixels than there may be', large],
    ['a small file that unfolds into 144 million pixels', bomb(12_000, 12_000)],
    ['12 megabytes', Buffer.concat([PICTURES.png, Buffer.alloc(12 * 1024 * 1024)])],
    ...cut,
  ];
}

/** Names that have opened other doors: directories, ends of texts, other readings, and none at all. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x',
  'C:\\x.png',
  'logo.png\0.html',
  'logo.html',
  'logo.svg',
  'logo.php.png',
  '\u202Egnp.lmth',
  'nembo 🏪 ya duka.png',
  'ﬁle\u200B.png',
  '<script>alert(1)</script>.png',
  "x' or '1'='1.png",
  `${'x'.repeat(300)}.png`,
  '.',
  '..',
  ' ',
];

const plain = (width = 3, height = 2) =>
  sharp({ create: { width, height, channels: 3, background: '#00add8' } });

const behind = (picture: Buffer, more: string) => Buffer.concat([picture, Buffer.from(more, 'latin1')]);

/** A part of a PNG that programs read past, put behind its head. */
function withChunk(png: Buffer, kind: string, text: string): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk(kind, Buffer.from(text, 'latin1')), png.subarray(33)]);
}

function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

function sizedPng(width: number, height: number, png: Buffer): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** A PNG of one bit a pixel in which nothing is drawn: a thousand times smaller than what it unfolds into. */
function bomb(width: number, height: number, bytes = Math.ceil(width / 8 + 1) * height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const begin = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  const drawn = deflateSync(Buffer.alloc(bytes), { level: 9 });
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', drawn), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
