import { divideRounded } from '#core/decimal.ts';
import type { Problems } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { SERVICE_TEXTS } from './service.words.ts';

interface Helper {
  user_id: string;
  /** Hundredths of a percent. */
  share: number;
}

interface Worked {
  assignee_id?: string | null;
  helpers?: readonly Helper[] | null;
  commission?: bigint | null;
}

const WHOLE = 10_000;

/**
 * The commission of a job by person: helpers have their shares, the assignee what is left of it, so that nothing is lost by rounding.
 * Who took the money has none of it. What would be somebody's where nobody is assigned is nobody's (services.md 5).
 */
export function commissionsOf({
  assignee_id,
  helpers,
  commission,
}: Worked): { user_id: string; amount: Money }[] {
  const whole = commission ?? 0n;
  if (whole === 0n) return [];
  const shares = (helpers ?? []).map(({ user_id, share }) => ({
    user_id,
    amount: money(divideRounded(whole * BigInt(share), BigInt(WHOLE))),
  }));
  const rest = whole - shares.reduce((sum, { amount }) => sum + amount, 0n);
  return [...(assignee_id ? [{ user_id: assignee_id, amount: money(rest) }] : []), ...shares].filter(
    ({ amount }) => amount !== 0n,
  );
}

/** What is wrong with the helpers of a job: somebody twice, or more than there is to share. */
export function faultsOfHelpers({ assignee_id, helpers }: Worked): Problems {
  const seen = new Set([assignee_id]);
  const problems: Problems = {};
  let sum = 0;
  for (const [no, { user_id, share }] of (helpers ?? []).entries()) {
    sum += share;
    if (seen.has(user_id))
      problems[`helpers.${no}.user_id`] = { key: 'helps_twice', words: SERVICE_TEXTS.helpsTwice };
    else if (sum > WHOLE)
      problems[`helpers.${no}.share`] = { key: 'shares_too_much', words: SERVICE_TEXTS.sharesTooMuch };
    seen.add(user_id);
  }
  return problems;
}
