import { openPool } from './pool.ts';

export interface UpkeepOptions {
  /** Address for `pos_job`. */
  jobUrl: string;
  everyMs?: number;
  onFailure?: (error: unknown) => void;
}

export interface Upkeep {
  /** Does the work now; several servers may do it at once. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** What the database needs now and then: counts of lists folded together, accesses forgotten that ended long ago. */
export function startUpkeep({
  jobUrl,
  everyMs = 60_000,
  onFailure = () => undefined,
}: UpkeepOptions): Upkeep {
  const pool = openPool({ url: jobUrl, size: 1, waitMs: 2000, namedStatements: false, onLost: onFailure });
  const run = async () => {
    await pool.query('select ctx.fold_row_counts()');
    await pool.query('select ctx.forget_old_access()');
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
