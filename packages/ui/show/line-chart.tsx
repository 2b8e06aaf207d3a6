import { useState } from 'react';
import classes from './chart.module.css';
import { ChartFrame, type Plot } from './chart-frame.tsx';
import { piecesOf } from './chart-scale.ts';

export interface ChartPoint {
  /** Under the axis: `7 Nov`. */
  title: string;
  /** What the height is; nothing for what is still to come. */
  value: number | null;
  /** The value as written in full. */
  text: string;
}

export interface LineChartProps {
  /** The chart in words, for whoever cannot see it. */
  summary: string;
  points: readonly ChartPoint[];
  /** The same for the period before, dashed behind. */
  before: readonly ChartPoint[];
  /** A value on the axis, short: `300k`. */
  short: (value: number) => string;
}

const DOT = 4.5;

/** How something went over time, beside the period before it; values on the left, whatever is pointed at told in full. */
export function LineChart({ summary, points, before, short }: LineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const length = Math.max(points.length, before.length);
  const titles = Array.from({ length }, (_, index) => points[index]?.title ?? before[index]?.title ?? '');
  const values = [...points, ...before].flatMap(({ value }) => value ?? []);
  return (
    <ChartFrame
      {...{ summary, titles, values, short }}
      gap={32}
      stands="edges"
      onPoint={setPointed}
      over={(plot) =>
        pointed !== null && (
          <PointBox point={points[pointed]} earlier={before[pointed]} plot={plot} index={pointed} />
        )
      }
    >
      {(plot) => (
        <>
          {piecesOf(placed(before, plot)).map((piece) => (
            <polyline key={textOf(piece)} className={classes.before} points={textOf(piece)} />
          ))}
          {piecesOf(placed(points, plot)).map((piece) => (
            <Piece key={textOf(piece)} piece={piece} floor={plot.scale.at(0)} />
          ))}
          {pointed !== null && <Pointed plot={plot} index={pointed} value={points[pointed]?.value ?? null} />}
        </>
      )}
    </ChartFrame>
  );
}

interface Place {
  x: number;
  y: number;
}

function placed(points: readonly ChartPoint[], { scale, x }: Plot): (Place | null)[] {
  return points.map(({ value }, index) => (value === null ? null : { x: x(index), y: scale.at(value) }));
}

const textOf = (piece: readonly Place[]) =>
  piece.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** One value makes no line: at the start of a day it would be there and not be seen. */
function Piece({ piece, floor }: { piece: readonly Place[]; floor: number }) {
  const [first] = piece;
  const last = piece.at(-1);
  if (!first || !last) return null;
  if (piece.length === 1) return <circle className={classes.dot} cx={first.x} cy={first.y} r={DOT} />;
  const area = [{ x: first.x, y: floor }, ...piece, { x: last.x, y: floor }];
  return (
    <>
      <polygon className={classes.area} points={textOf(area)} />
      <polyline className={classes.line} points={textOf(piece)} />
    </>
  );
}

function Pointed({ plot, index, value }: { plot: Plot; index: number; value: number | null }) {
  const x = plot.x(index);
  const [bottom = 0, top = 0] = [plot.scale.ticks[0], plot.scale.ticks.at(-1)].map((tick) =>
    plot.scale.at(tick ?? 0),
  );
  return (
    <>
      <line className={classes.cursor} {...{ x1: x, x2: x, y1: top, y2: bottom }} />
      {value !== null && <circle className={classes.dot} cx={x} cy={plot.scale.at(value)} r={DOT} />}
    </>
  );
}

interface PointBoxProps {
  point: ChartPoint | undefined;
  earlier: ChartPoint | undefined;
  plot: Plot;
  index: number;
}

/** On the side of the point where there is more room. */
function PointBox({ point, earlier, plot, index }: PointBoxProps) {
  const x = plot.x(index);
  const isLeft = x > (plot.left + plot.right) / 2;
  const isKnown = point !== undefined && point.value !== null;
  if (!isKnown && !earlier) return null;
  return (
    <div className={classes.box} style={{ left: x, translate: isLeft ? 'calc(-100% - 12px)' : '12px' }}>
      {isKnown && (
        <p>
          <span>{point.title}</span>
          <b>{point.text}</b>
        </p>
      )}
      {earlier && (
        <p data-before>
          <span>{earlier.title}</span>
          <b>{earlier.text}</b>
        </p>
      )}
    </div>
  );
}
