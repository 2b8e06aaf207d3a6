import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Density } from './columns.ts';

const VIRTUAL_ABOVE = 100;
const SPARE_ROWS = 10;
const rowVariables: Record<Density, string> = {
  compact: '--row-compact',
  normal: '--row',
  relaxed: '--row-relaxed',
};

export interface RowWindow {
  first: number;
  last: number;
  /** Height in pixels of the rows left out above and below. */
  before: number;
  after: number;
}

/** The rows worth drawing: all of them up to a hundred, beyond that those in sight and a few around. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  density: Density,
  scrolls: boolean,
): RowWindow {
  const windowed = scrolls && count > VIRTUAL_ABOVE;
  const [sight, setSight] = useState({ top: 0, height: 800, row: 46 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!windowed || !element) return;
    const look = () => {
      const row = Number.parseFloat(getComputedStyle(element).getPropertyValue(rowVariables[density])) || 46;
      setSight({ top: Math.floor(element.scrollTop / row) * row, height: element.clientHeight, row });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [box, windowed, density]);
  return windowed ? rowsInSight(sight, count) : { first: 0, last: count, before: 0, after: 0 };
}

/** Which rows of a long list stand in sight of a scrolled box. */
export function rowsInSight(sight: { top: number; height: number; row: number }, count: number): RowWindow {
  const first = Math.min(count, Math.max(0, Math.floor(sight.top / sight.row) - SPARE_ROWS));
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / sight.row) + SPARE_ROWS);
  return { first, last, before: first * sight.row, after: (count - last) * sight.row };
}
