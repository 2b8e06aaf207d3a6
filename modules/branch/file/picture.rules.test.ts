import { describe, expect, it } from 'vitest';
import { readPicture } from './picture.rules.ts';
import { PICTURES } from './testing/pictures.ts';

const NOTE = Buffer.from('Exif GPS -6.81, 39.28');

/** A note as each format carries it, put in behind the given place. */
const NOTED = {
  png: insert(PICTURES.png, 33, [u32(NOTE.length), Buffer.from('eXIf'), NOTE, u32(0)]),
  jpeg: insert(PICTURES.jpeg, 2, [Buffer.from([0xff, 0xe1, 0, NOTE.length + 2]), NOTE]),
  webp: notedWebp(),
};

describe('a picture', () => {
  it.each(Object.entries(PICTURES))('%s is known by what it holds, with its size', (kind, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ content_type: `image/${kind}`, width: 3, height: 2 });
  });

  it.each(Object.entries(NOTED))('%s loses the notes of the phone and keeps every pixel', (kind, bytes) => {
    const plain = Buffer.from(PICTURES[kind as keyof typeof PICTURES]);
    expect(Buffer.from(bytes).includes(NOTE)).toBe(true);
    expect(Buffer.from(readPicture(bytes)?.bytes ?? [])).toEqual(plain);
  });

  it.each(Object.entries(PICTURES))('%s loses what is hung on behind it', (_, bytes) => {
    const page = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
    expect(Buffer.from(readPicture(page)?.bytes ?? [])).toEqual(bytes);
  });

  it.each(Object.entries(PICTURES))('%s that was cut anywhere is none', (_, bytes) => {
    for (let length = 0; length < bytes.length - 1; length += 1)
      expect(readPicture(bytes.subarray(0, length)), String(length)).toBeNull();
  });

  it('is nothing else, whatever it is called', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of ['', 'GIF89a\x01\x00\x01\x00', '%PDF-1.4', svg, 'PK\x03\x04'])
      expect(readPicture(Buffer.from(text, 'latin1'))).toBeNull();
  });

  it('unfolds into no more than a phone can hold', () => {
    const huge = Buffer.from(PICTURES.png);
    huge.writeUInt32BE(60_000, 16);
    expect(readPicture(huge)).toBeNull();
  });
});

function insert(bytes: Buffer, at: number, parts: Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function notedWebp(): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(NOTE.length);
  const padding = Buffer.alloc(NOTE.length % 2);
  const bytes = Buffer.concat([PICTURES.webp, Buffer.from('EXIF'), length, NOTE, padding]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes[20] = (bytes[20] ?? 0) | 0b1000;
  return bytes;
}
