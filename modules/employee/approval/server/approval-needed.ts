import { Refusal } from '#core/errors.ts';
import { moneyToWire } from '#core/money.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { AskedApproval } from '../approval-acts.rules.ts';

/** What stands beside a refusal that somebody may lift by his PIN: by it the client asks, and makes the same call again. */
export function askedOnWire(
  { branch }: Pick<ActorContext, 'branch'>,
  { act, document, percent, amount }: AskedApproval,
) {
  return { act, document, percent: percent / 100, amount: moneyToWire(amount, branch.currency) };
}

/** The refusal of a right, which says what somebody who holds it may approve. */
export function ApprovalOrRight(context: Pick<ActorContext, 'branch'>, asked: AskedApproval): Refusal {
  const { code, status, words, data, shown } = PermissionDenied();
  return new Refusal(code, status, words, { ...data, approval: askedOnWire(context, asked) }, [
    ...shown,
    'approval',
  ]);
}
