import type { Refusal } from '#core/errors.ts';
import { BranchClosed, BranchReadOnly } from '../../errors.ts';

/** Why nothing can be changed in a branch of this status; in the others work goes on, in the days of grace as well. */
export function refusalOfStatus(status: string | null): Refusal | null {
  if (status === 'read_only') return BranchReadOnly();
  return status === 'closed' ? BranchClosed() : null;
}
