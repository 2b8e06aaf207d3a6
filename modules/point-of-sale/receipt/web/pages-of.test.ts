import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

const rows = fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 200 });

it('cuts a long paper below whole rows only, shows every row once and fills no page beyond its height', () => {
  fc.assert(
    fc.property(
      rows,
      fc.integer({ min: 200, max: 1200 }),
      fc.integer({ min: 0, max: 90 }),
      (heights, page, head) => {
        const ends: number[] = [];
        for (const height of heights) ends.push((ends.at(-1) ?? 0) + height);
        const slices = pagesOf(ends.at(-1) ?? 0, ends, { page, margin: 0, head, closes: 0 });
        expect(slices[0]?.from).toBe(0);
        expect(slices.at(-1)?.to).toBe(ends.at(-1));
        // What fills its sheet to the pixel is one page.
        const first = slices.length === 1 ? page + 1 : page;
        for (const [index, { from, to }] of slices.entries()) {
          expect(ends).toContain(to);
          expect(to - from).toBeLessThanOrEqual(index === 0 ? first : page - head);
          expect(slices[index + 1]?.from ?? to).toBe(to);
        }
      },
    ),
  );
});

it('leaves a paper that fits on one page', () => {
  expect(pagesOf(500, [100, 500], { page: 500, margin: 60, head: 40, closes: 0 })).toEqual([
    { from: 0, to: 500 },
  ]);
});

it('goes on where a single part is longer than a page', () => {
  expect(pagesOf(1000, [1000], { page: 400, margin: 0, head: 0, closes: 0 }).map(({ to }) => to)).toEqual([
    400, 800, 1000,
  ]);
});

it('takes the last lines along with what closes the paper, and fills the page where that has no room on any', () => {
  // Lines of 100, sums up to 460 and a foot up to 560: only the foot would be left for the second page.
  const ends = [100, 200, 300, 400, 460, 560];
  const cut = { page: 500, margin: 0, head: 0 };
  expect(pagesOf(560, ends, { ...cut, closes: 300 }).map(({ to }) => to)).toEqual([300, 560]);
  expect(pagesOf(560, ends, { ...cut, closes: 0 }).map(({ to }) => to)).toEqual([460, 560]);
});
