import { type KeyboardEvent, useState } from 'react';
import type { ChartPlace } from './use-moving-bars.ts';
import { ARROWS } from './where-on-chart.ts';

interface CursorOn {
  rows: readonly string[];
  days: number;
  /** The day on which the first move begins. */
  begin: number;
  /** What Enter does where the keys stand. */
  onEnter: (place: ChartPlace) => void;
}

/** Where the keys stand on a chart: arrows move it within the chart, Escape puts it away. */
export function useChartCursor({ rows, days, begin, onEnter }: CursorOn) {
  const [cursor, setCursor] = useState<ChartPlace | null>(null);
  const within = (column: number) => Math.min(days - 1, Math.max(0, column));
  const moved = (at: ChartPlace | null, [down, right]: readonly [number, number]): ChartPlace | null => {
    const [first] = rows;
    if (first === undefined) return null;
    if (!at) return { row: first, column: within(begin) };
    const place = Math.min(rows.length - 1, Math.max(0, rows.indexOf(at.row) + down));
    return { row: rows[place] ?? first, column: within(at.column + right) };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const move = ARROWS[event.key];
    const known = { Escape: () => setCursor(null), Enter: () => cursor && onEnter(cursor) }[event.key];
    if (!move && !known) return;
    event.preventDefault();
    if (move) setCursor((at) => moved(at, move));
    known?.();
  };
  return { cursor, keys: { onKeyDown, onBlur: () => setCursor(null) } };
}
