import type { TestDatabase } from './database.ts';

/** Until so many statements of this database wait for a lock: whatever they read before is old when they go on. */
export async function untilWaiting(db: Pick<TestDatabase, 'adminQuery'>, count: number): Promise<void> {
  const waiting = await db.adminQuery(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  if (waiting.length < count) return untilWaiting(db, count);
}
