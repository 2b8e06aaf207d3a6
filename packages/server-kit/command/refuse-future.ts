import { InvalidFields, type Problem } from '#core/errors.ts';
import { today } from '../operation/clock.ts';
import type { ActorContext } from '../operation/context.ts';
import { addProblem, type Draft } from './draft.ts';

type Now = Pick<ActorContext, 'clock' | 'branch'>;

const IN_FUTURE: Problem = { key: 'in_future' };

/** A day that has not come on the clock of the branch is refused under the field that says it. */
export function refuseFuture({ clock, branch }: Now, field: string, day: string): void {
  if (day > today(clock, branch)) throw new InvalidFields({ [field]: IN_FUTURE });
}

/** The same of a row on its way into the database, where it is a fault of the row. */
export function checkFuture({ clock, branch }: Now, draft: Draft, column: string, day: unknown): void {
  if (day && String(day) > today(clock, branch)) addProblem(draft, column, IN_FUTURE);
}
