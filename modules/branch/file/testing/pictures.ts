import { readFileSync } from 'node:fs';

/** Three by two pixels, as a browser writes them. */
export const PICTURES = { png: bytesOf('png'), jpeg: bytesOf('jpeg'), webp: bytesOf('webp') };

function bytesOf(kind: string): Buffer {
  return readFileSync(new URL(`../data/three-by-two.${kind}`, import.meta.url));
}
