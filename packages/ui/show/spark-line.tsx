import classes from './spark-line.module.css';

const [WIDTH, HEIGHT, EDGE] = [76, 28, 2];

/** A curve so small that it says no more than up or down; the figure beside it says the rest. */
export function SparkLine({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, index) => {
    const x = EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - ((value - least) / span) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={classes.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
