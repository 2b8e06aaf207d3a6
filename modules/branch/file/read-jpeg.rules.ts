import { joined } from './joined.ts';
import type { Picture } from './picture.rules.ts';

const START_OF_SCAN = 0xda;

/** A JPEG up to its scan, whose end it must have; application notes (place, camera) and comments are left out. */
export function readJpeg(bytes: Uint8Array): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + view.getUint16(at + 2);
    if (bytes[at] !== 0xff || end > bytes.length) return null;
    if (marker === START_OF_SCAN) return size && whole(bytes, parts, at, size);
    if (isFrame(marker) && end - at >= 9)
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (!isNote(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** From the scan on to the last end mark; what stands behind it is no picture. */
function whole(
  bytes: Uint8Array,
  parts: readonly Uint8Array[],
  scan: number,
  size: { width: number; height: number },
): Picture | null {
  for (let at = bytes.length - 2; at > scan; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9)
      return { content_type: 'image/jpeg', ...size, bytes: joined([...parts, bytes.subarray(scan, at + 2)]) };
  return null;
}

/** SOF0 to SOF15 without the tables that share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** What a picture needs of its notes: the format's own, its colours, and how they are stored. */
const NEEDED = new Set([0xe0, 0xe2, 0xee]);

function isNote(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef && !NEEDED.has(marker)) || marker === 0xfe;
}
