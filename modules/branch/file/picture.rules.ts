import { readJpeg } from './read-jpeg.rules.ts';
import { readPng } from './read-png.rules.ts';
import { readWebp } from './read-webp.rules.ts';

/** A picture whose bytes say themselves what it is, without place, camera and thumbnails that phones write into it. */
export interface Picture {
  content_type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Beyond this a small file unfolds into more memory than a phone has. */
const LONGEST_SIDE = 8000;

/** Reads bytes as one of the pictures we keep; null for everything else, whatever its name says. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  if (!picture) return null;
  const sides = [picture.width, picture.height];
  return sides.every((side) => side > 0 && side <= LONGEST_SIDE) ? picture : null;
}
