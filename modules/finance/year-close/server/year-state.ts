import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { EarlierYearOpen, YearClosed, YearNotOver } from '../../errors.ts';
import { yearClose } from '../year-close.entity.ts';
import { lastDayOf } from '../year-close.rules.ts';
import { yearCloseStates } from '../year-close.states.ts';
import { unclosedUntil } from './year-sums.ts';

/** Of a closing that stands, as a condition of SQL. */
export const IS_CLOSED = `status in (${statesInSql(statesBefore(yearCloseStates, 'reopen'))})`;

/** Throws why a year cannot be closed now: it still runs, it is closed, or one before it is not (A30). */
export async function requireClosable({ tx, clock, branch }: ActorContext, year: number): Promise<void> {
  if (today(clock, branch) <= lastDayOf(year)) throw YearNotOver({ year });
  const [closed] = await tx.query<{ year: number }>(
    `select year from ${yearClose.table} where ${IS_CLOSED} and year >= $1 order by year limit 1`,
    [year],
  );
  if (closed) throw YearClosed({ year: closed.year });
  const before = await unclosedUntil(tx, year - 1);
  if (before.size > 0) throw EarlierYearOpen({ year: year - 1 });
}
