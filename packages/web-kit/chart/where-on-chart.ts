import type { PointerOver } from '#ui/drag/use-drag.ts';

/** How far an arrow key goes: over rows, and over days. */
export const ARROWS: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Over which day of a row a pointer is, by its column; below nought and beyond the last where it is beside the row. */
export function columnAt(event: PointerOver, days: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.floor(((event.clientX - left) / width) * days);
}
