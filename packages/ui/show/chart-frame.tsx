import type { PointerEvent, ReactNode } from 'react';
import classes from './chart.module.css';
import { ROOM, type Scale, shownTitles, valueScale } from './chart-scale.ts';
import { useSize } from './use-size.ts';

/** What is drawn in a chart is told where it stands. */
export interface Plot {
  scale: Scale;
  left: number;
  right: number;
  /** In pixels from the left edge of the chart. */
  x(index: number): number;
}

export interface ChartFrameProps {
  /** The chart in words, for whoever cannot see it. */
  summary: string;
  titles: readonly string[];
  /** At least so far apart, in pixels. */
  gap: number;
  values: readonly number[];
  /** A value on the axis, short: `300k`. */
  short: (value: number) => string;
  /** Points stand at the edges of what is drawn, bars in the middle of their share of it. */
  stands: 'edges' | 'shares';
  children: (plot: Plot) => ReactNode;
  /** What lies over the chart. */
  over?: (plot: Plot) => ReactNode;
  onPoint?: (index: number | null) => void;
}

/** Lines with their values at the left, names below, and room for what is drawn on them. */
export function ChartFrame(props: ChartFrameProps) {
  const { summary, titles, gap, values, short, stands, children, over, onPoint } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const plot = size && plotOf(size, { values, count: titles.length, stands });
  const point = (event: PointerEvent) => {
    if (!plot || titles.length === 0) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const nearest = titles
      .map((_, index) => index)
      .reduce((best, index) => (Math.abs(plot.x(index) - x) < Math.abs(plot.x(best) - x) ? index : best), 0);
    onPoint?.(nearest);
  };
  return (
    <div
      ref={ref}
      className={classes.chart}
      role="img"
      aria-label={summary}
      onPointerMove={onPoint && point}
      onPointerDown={onPoint && point}
      onPointerLeave={() => onPoint?.(null)}
    >
      {plot && size && (
        <>
          <svg width={size.width} height={size.height} aria-hidden="true">
            {plot.scale.ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={classes.grid}
                  {...{ x1: plot.left, x2: plot.right, y1: plot.scale.at(tick), y2: plot.scale.at(tick) }}
                />
                <text x={plot.left - 8} y={plot.scale.at(tick)} dy="0.35em" textAnchor="end">
                  {short(tick)}
                </text>
              </g>
            ))}
            {[...shownTitles(titles, plot.right - plot.left, gap)].map((index) => (
              <text
                key={index}
                x={plot.x(index)}
                y={size.height - 8}
                textAnchor={anchorOf(index, titles, stands)}
              >
                {titles[index]}
              </text>
            ))}
            {children(plot)}
          </svg>
          {over?.(plot)}
        </>
      )}
    </div>
  );
}

function plotOf(
  { width, height }: { width: number; height: number },
  { values, count, stands }: { values: readonly number[]; count: number; stands: 'edges' | 'shares' },
): Plot {
  const [left, right] = [ROOM.left, Math.max(ROOM.left + 1, width - (stands === 'edges' ? ROOM.right : 8))];
  const share = (right - left) / Math.max(1, stands === 'edges' ? count - 1 : count);
  return {
    scale: valueScale(values, { top: ROOM.top, bottom: height - ROOM.bottom }),
    ...{ left, right },
    x: (index) => left + share * (stands === 'edges' ? index : index + 0.5),
  };
}

/** The name of the last point would else be cut at the edge. */
function anchorOf(index: number, titles: readonly string[], stands: 'edges' | 'shares'): 'middle' | 'end' {
  return stands === 'edges' && index > 0 && index === titles.length - 1 ? 'end' : 'middle';
}
