import type { RowOf } from '#core/define-entity.ts';
import type { Posting } from '#core/trade/posting.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { CHART } from '../../ledger/chart.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { payment } from '../payment.entity.ts';
import { type PaidForSystem, releasesOf } from '../system-payment.rules.ts';

type Paid = Pick<
  RowOf<typeof payment>,
  'id' | 'branch_id' | 'system_type' | 'days' | 'covers_from' | 'parts' | 'amount' | 'released_until'
>;

/** What a payment paid for the system; null where it paid something else. */
export function systemOf(paid: Omit<Paid, 'id'>): PaidForSystem | null {
  const { system_type, days, covers_from, parts, amount } = paid;
  return system_type && { system_type, days, covers_from, parts, amount };
}

/** What of a payment has become cost so far, month by month. */
export function postingsReleased({ released_until, ...paid }: Paid): Posting[] {
  if (!released_until) return [];
  return releases({ released_until, ...paid })
    .filter(({ date }) => date <= released_until)
    .map(({ date, amount }) => posting(paid, date, amount));
}

/**
 * Makes cost of what was paid ahead up to a day, each part on its own day, in the branch that paid; returns until when that is now.
 * The payment is locked, or about to be saved.
 */
export async function releaseUntil(
  { tx, actor }: Pick<CommandContext, 'tx' | 'actor'>,
  paid: Paid,
  day: string,
): Promise<string | null> {
  const due = releases(paid).filter(
    ({ date }) => date <= day && (paid.released_until === null || date > paid.released_until),
  );
  const source = { kind: payment.name, id: paid.id };
  await postEntries(
    tx,
    due.map(({ date, amount }) => ({ ...posting(paid, date, amount), source })),
    actor,
  );
  return due.at(-1)?.date ?? paid.released_until;
}

function releases(paid: Paid) {
  const system = systemOf(paid);
  return system ? releasesOf(system) : [];
}

function posting({ branch_id }: Pick<Paid, 'branch_id'>, date: string, amount: bigint): Posting {
  return {
    branch_id,
    date,
    lines: [
      { account: CHART.platformFees, debit: amount },
      { account: CHART.prepayments, credit: amount },
    ],
  };
}
