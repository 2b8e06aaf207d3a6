import { openPool } from './pool.ts';

export interface UpkeepOptions {
  /** Address for `pos_job`. */
  jobUrl: string;
  everyMs?: number;
  /** Functions of the modules that are run each time, such as `ctx.fold_account_months`. */
  folds?: readonly string[];
  onFailure?: (error: unknown) => void;
}

export interface Upkeep {
  /** Does the work now; several servers may do it at once. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs of the upkeep between two sweeps of what is kept for a month. */
const RUNS_A_SWEEP = 60;

/** What the database needs now and then: counts of lists folded together, accesses and answers forgotten in time. */
export function startUpkeep({
  jobUrl,
  everyMs = 60_000,
  folds = [],
  onFailure = () => undefined,
}: UpkeepOptions): Upkeep {
  const pool = openPool({ url: jobUrl, size: 1, waitMs: 2000, namedStatements: false, onLost: onFailure });
  let runs = 0;
  const run = async () => {
    await pool.query('select ctx.fold_row_counts()');
    for (const fold of folds) await pool.query(`select ${fold}()`);
    await pool.query('select ctx.forget_old_access()');
    if (runs++ % RUNS_A_SWEEP === 0) await pool.query('select ctx.forget_old_commands()');
  };
  const timer = setInterval(() => run().catch(onFailure), everyMs);
  timer.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await pool.end();
    },
  };
}
