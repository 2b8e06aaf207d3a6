import classes from './chart.module.css';
import { ChartFrame, type Plot } from './chart-frame.tsx';

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
  const values = bars.flatMap(({ value, before }) => (before === undefined ? value : [value, before]));
  return (
    <ChartFrame
      {...{ summary, values, short }}
      titles={bars.map(({ title }) => shortened(title))}
      gap={8}
      stands="shares"
    >
      {(plot) =>
        bars.map(({ title, value, before }, index) => {
          const { width, x } = roomOf(plot, index, { count: bars.length, isCompared });
          return (
            // Names may be the same, and no bar moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: bars stand in their order
            <g key={`${title} ${index}`}>
              <Bar {...{ plot, value, width, x }} of="now" />
              {before !== undefined && (
                <Bar {...{ plot, width }} value={before} x={x + width + GAP} of="before" />
              )}
            </g>
          );
        })
      }
    </ChartFrame>
  );
}

const GAP = 2;
const WIDEST = 26;

/** How wide each bar of a group is, and where its first one begins. */
function roomOf(
  { left, right, x }: Plot,
  index: number,
  { count, isCompared }: { count: number; isCompared: boolean },
) {
  const share = ((right - left) / count) * 0.8;
  const width = Math.max(1, Math.min(WIDEST, isCompared ? (share - GAP) / 2 : share));
  const whole = isCompared ? 2 * width + GAP : width;
  return { width, x: x(index) - whole / 2 };
}

interface BarProps {
  plot: Plot;
  value: number;
  width: number;
  x: number;
  of: 'now' | 'before';
}

/** From nought up, or down where it is less; its far end is round. */
function Bar({ plot: { scale }, value, width, x, of }: BarProps) {
  const [floor, end] = [scale.at(0), scale.at(value)];
  const round = Math.min(3, width / 2, Math.abs(end - floor));
  const back = end < floor ? round : -round;
  const path = [
    `M${x},${floor}`,
    `V${end + back}`,
    `Q${x},${end} ${x + round},${end}`,
    `H${x + width - round}`,
    `Q${x + width},${end} ${x + width},${end + back}`,
    `V${floor}Z`,
  ];
  return <path className={classes.bar} data-of={of} d={path.join('')} />;
}

/** Names as long as people give them would run into one another. */
function shortened(title: string): string {
  return title.length > 16 ? `${title.slice(0, 15)}…` : title;
}
