import { type KeyboardEvent, useState } from 'react';
import { useDrag } from '#ui/drag/use-drag.ts';
import { ARROWS, columnAt } from './where-on-chart.ts';

/** How a bar is taken hold of: as a whole, or by its end. */
export type HoldOfBar = 'whole' | 'end';

/** Where the keys stand on a chart. */
export interface ChartPlace {
  row: string;
  column: number;
}

/** What can be moved on a chart of days, and what becomes of it where it is let go; what it is the chart knows. */
export interface BarMoves<B, T> {
  /** The rows from the top down. */
  rows: readonly string[];
  days: number;
  /** What the bar with a key in a row is of, where that can be moved. */
  byKey(row: string, key: string): B | undefined;
  /** The same of the bar that lies on a day of a row. */
  at(place: ChartPlace): B | undefined;
  /** Where it would be, so many days on and in that row. */
  targetOf(item: B, hold: HoldOfBar, to: { row: string; by: number }): T;
  rowOf(target: T): string;
  isWhereItIs(item: B, target: T): boolean;
}

/** Something that is being moved, and where it would be. */
export interface MovingBar<B, T> {
  item: B;
  hold: HoldOfBar;
  target: T;
}

/** What is dragged, and on which day it was taken hold of. */
interface Taken<B> {
  item: B;
  hold: HoldOfBar;
  column: number;
}

/** Of a bar so much at its end is its end, in pixels. */
const EDGE = 10;

const HOLDS: Readonly<Record<string, HoldOfBar>> = { m: 'whole', e: 'end' };

/**
 * Moving bars on a chart of days: one is dragged to another row or other days, its end to another day; M and E do the same with
 * the arrow keys. Nothing is changed before it is let go; what follows is for the chart (`onDrop`).
 */
export function useMovingBars<B, T>(moves: BarMoves<B, T>, onDrop: (moved: MovingBar<B, T>) => void) {
  const [byKeys, setByKeys] = useState<(MovingBar<B, T> & { by: number }) | null>(null);
  const drop = (one: MovingBar<B, T>) => {
    setByKeys(null);
    if (!moves.isWhereItIs(one.item, one.target)) onDrop(one);
  };
  const { dragged, handlers } = useDrag<Taken<B>, T>({
    take: (event) => {
      const bar = event.target instanceof Element ? event.target.closest('[data-bar]') : null;
      const item = moves.byKey(rowUnder(event.currentTarget) ?? '', bar?.getAttribute('data-bar') ?? '');
      if (!bar || !item) return null;
      const hold = bar.getBoundingClientRect().right - event.clientX <= EDGE ? 'end' : 'whole';
      return { item, hold, column: columnAt(event, moves.days) };
    },
    over: (event, { item, hold, column }, before) => {
      const home = before === null ? rowUnder(event.currentTarget) : moves.rowOf(before);
      const row = rowUnder(document.elementFromPoint(event.clientX, event.clientY)) ?? home ?? '';
      return moves.targetOf(item, hold, { row, by: columnAt(event, moves.days) - column });
    },
    drop: ({ item, hold }, target) => drop({ item, hold, target }),
  });
  const byMouse = dragged?.place && { ...dragged.thing, target: dragged.place };
  const moving: MovingBar<B, T> | null = byMouse || byKeys;

  /** Whether a key was one of moving. */
  const onKey = (event: KeyboardEvent<HTMLElement>, place: ChartPlace | null): boolean => {
    if (byKeys) return onKeyWhileMoving(event, byKeys);
    const hold = HOLDS[event.key.toLowerCase()];
    if (!hold || !place || event.ctrlKey || event.metaKey || event.altKey) return false;
    const item = moves.at(place);
    if (item) setByKeys({ item, hold, target: moves.targetOf(item, hold, { row: place.row, by: 0 }), by: 0 });
    return true;
  };
  const onKeyWhileMoving = (event: KeyboardEvent<HTMLElement>, at: MovingBar<B, T> & { by: number }) => {
    event.preventDefault();
    if (event.key === 'Escape') setByKeys(null);
    if (event.key === 'Enter') drop(at);
    const [rows, days] = ARROWS[event.key] ?? [0, 0];
    if (rows === 0 && days === 0) return true;
    const now = moves.rowOf(at.target);
    const row = moves.rows[moves.rows.indexOf(now) + rows] ?? now;
    const by = at.by + days;
    setByKeys({ ...at, by, target: moves.targetOf(at.item, at.hold, { row, by }) });
    return true;
  };
  return { moving, lane: handlers, onKey, leave: () => setByKeys(null) };
}

/** The row in which something on the screen lies. */
function rowUnder(there: Element | null): string | undefined {
  return there?.closest('[data-row]')?.getAttribute('data-row') ?? undefined;
}
