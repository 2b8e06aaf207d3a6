import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../testing/pictures.ts';
import { redrawPicture } from './redraw-picture.ts';

const NOTE = 'GPS -6.81, 39.28';
const SCRIPT = '<script>alert(1)</script>';

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();

/** A plain picture of the given size, small in bytes however large it unfolds. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00add8' } });

describe('a picture', () => {
  it.each(Object.entries(PICTURES))('%s is known by what it holds, with its size', async (kind, bytes) => {
    expect(await redrawPicture(bytes)).toMatchObject({ content_type: `image/${kind}`, width: 3, height: 2 });
  });

  it('keeps every pixel', async () => {
    const drawn = await redrawPicture(PICTURES.png);
    expect(await pixelsOf(drawn?.bytes ?? new Uint8Array())).toEqual(await pixelsOf(PICTURES.png));
  });

  it.each(['png', 'jpeg', 'webp'] as const)('%s loses the notes of the phone', async (kind) => {
    const noted = await plain(3, 2)
      .withExif({ IFD0: { ImageDescription: NOTE } })
      .toFormat(kind)
      .toBuffer();
    expect(noted.includes(NOTE)).toBe(true);
    const drawn = Buffer.from((await redrawPicture(noted))?.bytes ?? NOTE);
    expect(drawn.includes(NOTE)).toBe(false);
  });

  it.each(Object.entries(PICTURES))('%s loses what is hung on behind it', async (_, bytes) => {
    const drawn = await redrawPicture(Buffer.concat([bytes, Buffer.from(SCRIPT)]));
    expect(Buffer.from(drawn?.bytes ?? []).includes(SCRIPT)).toBe(false);
  });

  it('stands upright, as the phone was held', async () => {
    const lying = await plain(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await redrawPicture(lying)).toMatchObject({ width: 20, height: 30 });
  });

  it.each(Object.entries(PICTURES))('%s that was cut off is none', async (_, bytes) => {
    for (let length = 0; length < bytes.length / 2; length += 1)
      expect(await redrawPicture(bytes.subarray(0, length)), String(length)).toBeNull();
  });

  it('is nothing else, whatever it is called', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
    const tiff = await plain(3, 2).tiff().toBuffer();
    const texts = ['', 'GIF89a\x01\x00\x01\x00', '%PDF-1.4', svg, 'PK\x03\x04'];
    for (const bytes of [tiff, ...texts.map((text) => Buffer.from(text, 'latin1'))])
      expect(await redrawPicture(bytes)).toBeNull();
  });

  it('unfolds into no more than a till can hold, and is kept no larger than it is shown', async () => {
    expect(await redrawPicture(await plain(2_001, 2_000).png().toBuffer())).toBeNull();
    const huge = Buffer.from(PICTURES.png);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    expect(await redrawPicture(huge)).toBeNull();
    const wide = await plain(2_000, 1_000).png().toBuffer();
    expect(await redrawPicture(wide)).toMatchObject({ width: 1_600, height: 800 });
  });
});
