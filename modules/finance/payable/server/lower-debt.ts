import { type Money, money } from '#core/money.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { standingOf } from '../../debt/debt.rules.ts';
import { PaidAlready, WrittenOffAlready } from '../../errors.ts';
import { type Party, partyOf } from '../party.rules.ts';
import { movePaid, type Source } from './documents.ts';
import { type DebtRow, lockDebtsOf } from './lock-debts.ts';

/** What goods that come back take off a debt, in minor units. */
export interface LoweredDebt {
  /** Of what was given up as lost: the loss is taken back. */
  written_off: Money;
  /** Of what is still owed. */
  lowered: Money;
}

const NOTHING: LoweredDebt = { written_off: money(0n), lowered: money(0n) };

/**
 * Goods that come back or a document that is voided take back first what was written off of it, then what is still owed,
 * and no more; the rest was paid and is for the document to pay out. Where several owe for one document, it is of all of them, or
 * of the one that is named. Posts nothing.
 */
export async function lowerDebt(
  tx: Work,
  source: Source,
  amount: bigint,
  party?: Party,
): Promise<LoweredDebt> {
  const debts = await lockDebtsOf(tx, source.kind, [source.id]);
  const theirs = party ? debts.filter((owed) => partyOf(owed)?.id === party.id) : debts;
  let { written_off, lowered } = NOTHING;
  for (const owed of theirs) {
    const one = await lowerOne(tx, source, owed, amount - written_off - lowered);
    written_off = money(written_off + one.written_off);
    lowered = money(lowered + one.lowered);
  }
  return { written_off, lowered };
}

async function lowerOne(tx: Work, source: Source, owed: DebtRow, amount: bigint): Promise<LoweredDebt> {
  const written_off = lesser(amount, owed.written_off_amount);
  const lowered = lesser(amount - written_off, owed.remain_amount);
  if (written_off + lowered <= 0n) return NOTHING;
  const after = {
    written_off_amount: money(owed.written_off_amount - written_off),
    recovered_amount: money(owed.recovered_amount + written_off),
    returned_amount: money(owed.returned_amount + written_off + lowered),
  };
  const saved = await tx.save(debt, owed, { ...after, ...standingOf({ ...owed, ...after }) });
  // Of a debt that was never paid and is taken back whole nothing is left to show.
  if (saved.remain_amount === 0n && saved.paid_amount === 0n && saved.written_off_amount === 0n)
    await tx.remove(debt, [await tx.save(debt, saved, { status: 'void' })]);
  if (lowered > 0n) await movePaid(tx, source, { paid: 0n, remain: -lowered });
  return { written_off: money(written_off), lowered: money(lowered) };
}

/** A document on whose debt payments stand is not voided: they are voided first. One given up as lost stays as it is. */
export async function refusePaid(tx: Work, source: Source): Promise<void> {
  const debts = await lockDebtsOf(tx, source.kind, [source.id]);
  if (debts.some(({ paid_amount }) => paid_amount > 0n)) throw PaidAlready();
  if (debts.some(({ written_off_amount }) => written_off_amount > 0n)) throw WrittenOffAlready();
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
