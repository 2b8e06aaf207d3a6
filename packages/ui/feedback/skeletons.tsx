import type { ReactNode } from 'react';
import { useWords } from '../theme/words.ts';
import classes from './skeletons.module.css';

export type SkeletonProps = { rows?: number };

/** Rows of a table to come. */
export function ListSkeleton({ rows = 10 }: SkeletonProps) {
  return (
    <Busy>
      {series(rows).map((row) => (
        <div key={row} className={classes.row}>
          <Bar width="18px" />
          <Bar width={`${22 + ((row * 7) % 12)}%`} />
          <Bar width="14%" />
          <Bar width="10%" />
          <Bar width="8%" />
        </div>
      ))}
    </Busy>
  );
}

/** Cards of a phone's list to come. */
export function CardsSkeleton({ rows = 6 }: SkeletonProps) {
  return (
    <Busy>
      {series(rows).map((row) => (
        <div key={row} className={classes.card}>
          <Bar width={`${48 + ((row * 9) % 20)}%`} />
          <Bar width="32%" />
          <Bar width="100%" />
        </div>
      ))}
    </Busy>
  );
}

/** A form to come. */
export function FormSkeleton({ rows = 3 }: SkeletonProps) {
  return (
    <Busy>
      {series(rows).map((row) => (
        <div key={row} className={classes.section}>
          <Bar width="120px" />
          <div className={classes.fields}>
            {series(3).map((field) => (
              <span key={field} className={classes.field} />
            ))}
          </div>
        </div>
      ))}
    </Busy>
  );
}

/** A record's view to come. */
export function ViewSkeleton({ rows = 5 }: SkeletonProps) {
  return (
    <Busy>
      <div className={classes.figures}>
        {series(4).map((figure) => (
          <span key={figure}>
            <Bar width="50%" />
            <Bar width="80%" tall />
          </span>
        ))}
      </div>
      <ListSkeleton rows={rows} />
    </Busy>
  );
}

function Busy({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div role="status" aria-busy aria-label={words.loading} className={classes.busy}>
      {children}
    </div>
  );
}

function Bar({ width, tall }: { width: string; tall?: boolean }) {
  return <span className={classes.bar} data-tall={tall || undefined} style={{ width }} aria-hidden />;
}

const series = (length: number) => Array.from({ length }, (_, index) => index);
