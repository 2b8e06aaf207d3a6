import sharp, { type FormatEnum } from 'sharp';

/** A picture as we drew it ourselves, so that nothing of the bytes that were sent is ever handed on. */
export interface Picture {
  content_type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Beyond this a small file unfolds into more memory than a till has (reliability T19). */
const MOST_PIXELS = 4_000_000;
/** Papers and screens show a logo no larger. */
const LONGEST_SIDE = 1600;

// No picture is drawn twice, so nothing of one is remembered for the next.
sharp.cache(false);

const KINDS: readonly { kind: keyof FormatEnum; type: Picture['content_type']; begins: RegExp }[] = [
  { kind: 'png', type: 'image/png', begins: /^\u0089PNG\r\n/ },
  { kind: 'jpeg', type: 'image/jpeg', begins: /^\u00ff\u00d8\u00ff/ },
  { kind: 'webp', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
];

/**
 * Draws a PNG, JPEG or WebP anew, upright and without what phones write into it; null for everything else, whatever
 * its name says, and for what is cut off or has more than four million pixels.
 */
export function redrawPicture(sent: Uint8Array): Promise<Picture | null> {
  const drawn = drawing.then(() => draw(sent));
  drawing = drawn;
  return drawn;
}

/** One after the other: unfolded, a picture takes many times what it weighs, and several at once are no sooner done. */
let drawing: Promise<unknown> = Promise.resolve();

async function draw(sent: Uint8Array): Promise<Picture | null> {
  const head = Buffer.from(sent.subarray(0, 12)).toString('latin1');
  // Only these three ever reach the decoder: others it knows can name files and addresses.
  const known = KINDS.find(({ begins }) => begins.test(head));
  if (!known) return null;
  try {
    const { data, info } = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(known.kind)
      .toBuffer({ resolveWithObject: true });
    return { content_type: known.type, width: info.width, height: info.height, bytes: data };
  } catch {
    return null;
  }
}
