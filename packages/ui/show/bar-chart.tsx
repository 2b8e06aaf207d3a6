import { Bar, BarChart as Bars, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import classes from './line-chart.module.css';

export interface BarOfChart {
  /** Under the axis. */
  title: string;
  value: number;
  /** The same of the period before. */
  before?: number | undefined;
}

export interface BarChartProps {
  /** The chart in words, for whoever cannot see it. */
  summary: string;
  bars: readonly BarOfChart[];
  /** A value on the axis, short: `300k`. */
  short: (value: number) => string;
}

/** Amounts beside each other, each with that of the period before where there is one. */
export function BarChart({ summary, bars, short }: BarChartProps) {
  const isCompared = bars.some(({ before }) => before !== undefined);
  return (
    <div className={classes.chart} role="img" aria-label={summary}>
      <ResponsiveContainer width="100%" height="100%">
        <Bars
          data={[...bars]}
          margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
          barGap={2}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="title"
            tickLine={false}
            axisLine={false}
            tickMargin={8}
            minTickGap={8}
            tickFormatter={shortened}
          />
          <YAxis tickLine={false} axisLine={false} width={48} tickCount={4} tickFormatter={short} />
          <Bar
            dataKey="value"
            fill="var(--chart-1)"
            radius={[3, 3, 0, 0]}
            maxBarSize={26}
            isAnimationActive={false}
          />
          {isCompared && (
            <Bar
              dataKey="before"
              fill="var(--chart-prev)"
              radius={[3, 3, 0, 0]}
              maxBarSize={20}
              isAnimationActive={false}
            />
          )}
        </Bars>
      </ResponsiveContainer>
    </div>
  );
}

/** Names as long as people give them would run into one another. */
function shortened(title: string): string {
  return title.length > 16 ? `${title.slice(0, 15)}…` : title;
}
