import { joined } from './joined.ts';
import type { Picture } from './picture.rules.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Chunks that change how the picture looks; texts, times and everything unknown are left out. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
]);

/** A PNG from its first chunk to IEND; null where a chunk leads out of the file. */
export function readPng(bytes: Uint8Array): Picture | null {
  if (SIGNATURE.some((byte, place) => bytes[place] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  let hasPixels = false;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length || (at === 8 && (name !== 'IHDR' || length !== 13))) return null;
    if (KEPT.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND')
      return hasPixels
        ? {
            content_type: 'image/png',
            width: view.getUint32(16),
            height: view.getUint32(20),
            bytes: joined(parts),
          }
        : null;
    at = end;
  }
  return null;
}
