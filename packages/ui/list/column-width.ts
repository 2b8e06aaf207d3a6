import type { WidthBounds } from './columns.ts';

/** How far an arrow key moves the edge of a column, in CSS pixels. */
export const WIDTH_STEP = 16;

/** A width as a column may have it. */
export function boundedWidth(width: number, { least, most }: WidthBounds): number {
  return Math.round(Math.min(most, Math.max(least, width)));
}

/** As wide as the longest text of a column that is drawn, its title included. */
export function fittingWidth(head: HTMLTableCellElement, bounds: WidthBounds): number {
  const rows = [...(head.closest('table')?.rows ?? [])];
  const cells = rows.flatMap((row) => row.cells[head.cellIndex] ?? []);
  const widths = cells.filter((cell) => cell.colSpan === 1).map(widthOfText);
  return boundedWidth(Math.max(0, ...widths) + 1, bounds);
}

function widthOfText(cell: HTMLTableCellElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const text = document.createRange();
  text.selectNodeContents(cell);
  // The edge is as high as the title and stands at its right end, wherever that is.
  const edge = cell.querySelector('[role="separator"]');
  if (edge) text.setEndBefore(edge);
  return (
    text.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
  );
}
