import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pdfOfPictures } from './pdf-of-pictures.ts';

const jpeg = readFileSync(new URL('../../../branch/file/data/three-by-two.jpeg', import.meta.url));
const page = { jpeg, pixels: [3, 2], millimetres: [72, 48] } as const;

it('points to each of its objects where it stands, so that every reader finds them', () => {
  const bytes = Buffer.from(pdfOfPictures([page, page]));
  const text = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const rows = text.slice(start).match(/\d{10} 00000 n /g) ?? [];
  expect(rows).toHaveLength(8);
  for (const [index, row] of rows.entries())
    expect(text.slice(Number(row.slice(0, 10))).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
});

it('holds each picture whole on a page of its size in points', () => {
  const bytes = Buffer.from(pdfOfPictures([page]));
  expect(bytes.includes(jpeg)).toBe(true);
  expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 204.09 136.06]');
  expect(bytes.toString('latin1')).toContain('/Count 1');
});
