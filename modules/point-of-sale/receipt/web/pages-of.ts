import { PIXELS_PER_MM, SHEETS, type Sheet } from './paper-size.ts';

/** From where to where of a long paper one page shows, in pixels of the layout. */
export interface Slice {
  from: number;
  to: number;
}

/**
 * Cuts a paper that is longer than its sheet into pages. It is cut only below a whole part (a line of the table, the
 * sums), and each later page begins with the head of the table. From `closes` on it is one part: the last lines, the sums
 * and where it is signed stand on one page where that has the room.
 */
export function pagesOf(
  height: number,
  ends: readonly number[],
  { page, margin, head, closes }: { page: number; margin: number; head: number; closes: number },
): Slice[] {
  // Its own margins are part of the paper, so that one which fills its sheet to the pixel is one page.
  if (height <= page + 1) return [{ from: 0, to: height }];
  const slices: Slice[] = [];
  let from = 0;
  while (from < height) {
    const room = page - margin - (slices.length === 0 ? 0 : margin + head);
    const limit = from + room;
    const cuts = ends.filter((at) => at > from && at <= limit);
    const end = limit >= height ? height : (cuts.findLast((at) => at <= closes) ?? cuts.at(-1));
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
