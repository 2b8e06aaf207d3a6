import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useWords } from '../theme/words.ts';
import { boundedWidth, fittingWidth, WIDTH_STEP } from './column-width.ts';
import type { WidthBounds } from './columns.ts';
import classes from './data-table.module.css';

export interface ColumnEdgeProps {
  title: string;
  /** In pixels; absent where the column is as wide as its texts ask. */
  width?: number;
  bounds: WidthBounds;
  /** While the edge is dragged. */
  onDraft: (width: number | null) => void;
  onWidth: (width: number) => void;
}

/** The right edge of a column title: dragged or moved by arrow keys it sets the width; a double press fits the texts. */
export function ColumnEdge({ title, width, bounds, onDraft, onWidth }: ColumnEdgeProps) {
  const words = useWords();
  const [drag, setDrag] = useState<{ at: number; width: number } | null>(null);
  const draggedTo = (event: PointerEvent) =>
    boundedWidth((drag?.width ?? 0) + event.clientX - (drag?.at ?? 0), bounds);
  const end = () => {
    setDrag(null);
    onDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const head = headOf(event.currentTarget);
    onWidth(
      step === undefined
        ? fittingWidth(head, bounds)
        : boundedWidth((width ?? head.offsetWidth) + step, bounds),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={words.columnWidth(title)}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.most}
      aria-valuenow={width ?? bounds.least}
      aria-valuetext={width === undefined ? words.automatic : `${width} px`}
      tabIndex={0}
      className={classes.edge}
      data-dragged={drag ? true : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ at: event.clientX, width: headOf(event.currentTarget).offsetWidth });
      }}
      onPointerMove={(event) => drag && onDraft(draggedTo(event))}
      onPointerUp={(event) => {
        // A press that moved nothing is half of a double press.
        if (drag && event.clientX !== drag.at) onWidth(draggedTo(event));
        end();
      }}
      onPointerCancel={end}
      onDoubleClick={(event) => onWidth(fittingWidth(headOf(event.currentTarget), bounds))}
      onKeyDown={onKeyDown}
    />
  );
}

function headOf(edge: HTMLElement): HTMLTableCellElement {
  return edge.closest('th') as HTMLTableCellElement;
}
