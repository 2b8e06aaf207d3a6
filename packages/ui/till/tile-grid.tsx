import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './tile-grid.module.css';
import { useTileWindow } from './use-tile-window.ts';

export interface TileGridProps<Row> {
  /** Names the grid: `Products`. */
  label: string;
  rows: readonly Row[];
  /** Draws a Tile with a key of its own; Tab stops at one of them. */
  tile: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** Changes with the category or search: the grid starts at the top again. */
  scene: string;
}

/** Tiles in as many columns as fit. Arrow keys walk among them; only those in sight are drawn. */
export function TileGrid<Row>({ label, rows, tile, scene }: TileGridProps<Row>) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { first, last, before, after, columns } = useTileWindow(box, rows.length);
  const [walked, setWalked] = useState(0);
  const stop = Math.min(Math.max(walked, first), last - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category begins at its first tile
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
    setWalked(0);
  }, [scene]);
  const walk = (event: KeyboardEvent) => {
    const by = STEPS[event.key]?.(columns);
    const from = tileOf(event.target);
    if (by === undefined || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const tiles = [...(box.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const at = tiles.indexOf(from) + by;
    if (at < 0 || at >= tiles.length) return;
    setWalked(first + at);
    tiles[at]?.focus();
  };
  return (
    <fieldset ref={box} className={classes.box} aria-label={label} onKeyDown={walk}>
      <div className={classes.grid} style={{ paddingTop: before, paddingBottom: after }}>
        {rows.slice(first, last).map((row, index) => tile(row, first + index === stop ? 0 : -1))}
      </div>
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

function tileOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-tile]') : null;
}
