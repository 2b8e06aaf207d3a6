import { Area, AreaChart, CartesianGrid, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import classes from './line-chart.module.css';

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

/** How something went over time, beside the period before it; values on the left, four lines at most. */
export function LineChart({ summary, points, before, short }: LineChartProps) {
  const length = Math.max(points.length, before.length);
  const data = Array.from({ length }, (_, index) => ({
    title: points[index]?.title ?? before[index]?.title ?? '',
    value: points[index]?.value ?? null,
    before: before[index]?.value ?? null,
    point: points[index],
    earlier: before[index],
  }));
  // One value makes no line: at the start of a day it would be there and not be seen.
  const isLone = points.filter(({ value }) => value !== null).length === 1;
  return (
    <div className={classes.chart} role="img" aria-label={summary}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={data} margin={{ top: 12, right: 24, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="title"
            tickLine={false}
            axisLine={false}
            minTickGap={32}
            interval="preserveStartEnd"
            tickMargin={8}
          />
          <YAxis tickLine={false} axisLine={false} width={48} tickCount={4} tickFormatter={short} />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)' }}
            isAnimationActive={false}
            content={({ active, payload }) =>
              active && payload?.[0] ? <PointBox {...(payload[0].payload as PointPair)} /> : null
            }
          />
          <Area
            type="linear"
            dataKey="value"
            stroke="var(--chart-1)"
            strokeWidth={2.25}
            fill="var(--chart-1)"
            fillOpacity={0.12}
            isAnimationActive={false}
            dot={isLone && { r: 4.5, fill: 'var(--chart-1)', stroke: 'var(--surface)', strokeWidth: 2 }}
            activeDot={{ r: 4.5, stroke: 'var(--surface)', strokeWidth: 2 }}
          />
          <Line
            type="linear"
            dataKey="before"
            stroke="var(--chart-prev)"
            strokeWidth={1.5}
            strokeDasharray="4 3"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

interface PointPair {
  point?: ChartPoint;
  earlier?: ChartPoint;
}

function PointBox({ point, earlier }: PointPair) {
  return (
    <div className={classes.box}>
      {point && point.value !== null && (
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
