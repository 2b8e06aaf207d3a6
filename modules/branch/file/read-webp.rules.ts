import { joined } from './joined.ts';
import type { Picture } from './picture.rules.ts';

const NOTES = new Set(['EXIF', 'XMP ']);

/** A WebP of any of its three forms; notes on place and camera are left out, and the file's own length follows. */
export function readWebp(bytes: Uint8Array): Picture | null {
  if (bytes.length < 30 || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = 8 + view.getUint32(4, true);
  if (last > bytes.length) return null;
  const parts = [bytes.slice(0, 12)];
  let at = 12;
  while (at + 8 <= last) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > last) return null;
    if (!NOTES.has(textAt(bytes, at))) parts.push(bytes.slice(at, end));
    at = end;
  }
  const size = sizeOf(bytes, view);
  if (!size) return null;
  const whole = withoutFlags(joined(parts));
  return { content_type: 'image/webp', ...size, bytes: whole };
}

function sizeOf(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  const form = textAt(bytes, 12);
  if (form === 'VP8X') return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
  if (form === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The head of the extended form says which notes follow; there are none any more. */
function withoutFlags(bytes: Uint8Array): Uint8Array {
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  if (textAt(bytes, 12) === 'VP8X') bytes[20] = (bytes[20] ?? 0) & ~0b1100;
  return bytes;
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
