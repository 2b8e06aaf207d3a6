import { type RefObject, useLayoutEffect, useState } from 'react';

const VIRTUAL_ABOVE = 100;
const SPARE_ROWS = 3;

/** What is seen of a grid of equal tiles. */
export interface TileSight {
  top: number;
  height: number;
  /** Of one row, with the gap under it. */
  row: number;
  columns: number;
}

export interface TileWindow {
  first: number;
  last: number;
  /** Height in pixels of the rows left out above and below. */
  before: number;
  after: number;
  columns: number;
}

/** The tiles worth drawing: all of them up to a hundred, beyond that those in sight and a few rows around. */
export function useTileWindow(box: RefObject<HTMLElement | null>, count: number): TileWindow {
  const [sight, setSight] = useState<TileSight>({ top: 0, height: 900, row: 122, columns: 5 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setSight((before) => {
        const now = sightOf(element, before);
        return same(before, now) ? before : now;
      });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  if (count > VIRTUAL_ABOVE) return tilesInSight(sight, count);
  return { first: 0, last: count, before: 0, after: 0, columns: sight.columns };
}

/** Which tiles stand in sight of a scrolled box, always whole rows of them. */
export function tilesInSight({ top, height, row, columns }: TileSight, count: number): TileWindow {
  const rows = Math.ceil(count / columns);
  const firstRow = Math.min(rows, Math.max(0, Math.floor(top / row) - SPARE_ROWS));
  const lastRow = Math.min(rows, Math.ceil((top + height) / row) + SPARE_ROWS);
  return {
    first: firstRow * columns,
    last: Math.min(count, lastRow * columns),
    before: firstRow * row,
    after: (rows - lastRow) * row,
    columns,
  };
}

function sightOf(element: HTMLElement, before: TileSight): TileSight {
  const grid = element.firstElementChild;
  const tile = grid?.querySelector<HTMLElement>('[data-tile]');
  if (!grid || !tile) return { ...before, height: element.clientHeight };
  const style = getComputedStyle(grid);
  const row = tile.offsetHeight + (Number.parseFloat(style.rowGap) || 0);
  return {
    top: Math.floor(element.scrollTop / row) * row,
    height: element.clientHeight,
    row,
    columns: style.gridTemplateColumns.split(' ').length,
  };
}

function same(one: TileSight, other: TileSight): boolean {
  return (
    one.top === other.top &&
    one.height === other.height &&
    one.row === other.row &&
    one.columns === other.columns
  );
}
