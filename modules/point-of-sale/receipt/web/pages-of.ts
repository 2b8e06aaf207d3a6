import { PIXELS_PER_MM, SHEETS, type Sheet } from './paper-size.ts';

/** From where to where of a long paper one page shows, in pixels of the layout. */
export interface Slice {
  from: number;
  to: number;
}

/**
 * Cuts a paper that is longer than its sheet into pages. It is cut only below a whole part (a line of the table, the
 * sums), and each later page begins with the head of the table.
 */
export function pagesOf(
  height: number,
  ends: readonly number[],
  { page, margin, head }: { page: number; margin: number; head: number },
): Slice[] {
  // Its own margins are part of the paper, so that one which fills its sheet to the pixel is one page.
  if (height <= page + 1) return [{ from: 0, to: height }];
  const slices: Slice[] = [];
  let from = 0;
  while (from < height) {
    const room = page - margin - (slices.length === 0 ? 0 : margin + head);
    const limit = from + room;
    const end = limit >= height ? height : ends.filter((at) => at > from && at <= limit).at(-1);
    const to = end ?? Math.min(limit, height);
    slices.push({ from, to });
    from = to;
  }
  return slices;
}

/** Height of a sheet in pixels of the layout. */
export function pixelsOf(sheet: Sheet): number {
  return SHEETS[sheet][1] * PIXELS_PER_MM;
}
