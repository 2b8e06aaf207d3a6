import type { RowOf } from '#core/define-entity.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { LaterVatSettled, NothingToSettle, VatMonthNotOver } from '../../errors.ts';
import { takeNumber } from '../../series/server/take-number.ts';
import { vatSettlement } from '../vat-settlement.entity.ts';
import { vatSettlementStates } from '../vat-settlement.states.ts';
import { vatUntil } from './vat-until.ts';

type Month = RowOf<typeof vatSettlement> & Row;
interface Held {
  row: Month;
}

/** The settlement and its branch: nothing is posted there meanwhile, so what is reckoned is what is posted. */
async function hold({ tx }: CommandContext, id: string): Promise<Held> {
  const row: Month = await tx.lock(vatSettlement, id);
  await tx.lockAll(branchEntity, [row.branch_id]);
  return { row };
}

const IS_POSTED = `status in (${statesInSql(statesBefore(vatSettlementStates, 'reverse'))})`;

/** The last month of the branch that is settled, other than this. */
async function refuseBeforeLater({ tx }: CommandContext, { id, branch_id, date_to }: Month): Promise<void> {
  const [later] = await tx.query<{ date: string }>(
    `select date_to::text as date from ${vatSettlement.table}
     where branch_id = $1 and id <> $2 and ${IS_POSTED} and date_to >= $3 order by date_to desc limit 1`,
    [branch_id, id, date_to],
  );
  if (later) throw LaterVatSettled({ date: later.date });
}

/** Posts the VAT of a month: the months follow each other, and it is reckoned from the books as they are now. */
export const postVat: TransitionWork<Held> = {
  hold,
  async refuse(context, { row }) {
    if (row.date_to > today(context.clock, context.branch)) throw VatMonthNotOver({ date: row.date_to });
    await refuseBeforeLater(context, row);
  },
  async run({ tx }, { row: { branch_id, date_to } }) {
    const settled = await vatUntil(tx, branch_id, date_to);
    if (settled.output === 0n && settled.input_used === 0n) throw NothingToSettle();
    return { ...settled, number: await takeNumber(tx, branch_id, 'vat-settlement', date_to) };
  },
};

/** Takes back the last month that was settled, on its own day, so that it can be settled anew while its books are open. */
export const reverseVat: TransitionWork<Held> = {
  hold,
  refuse: (context, { row }) => refuseBeforeLater(context, row),
  day: ({ date_to }) => String(date_to),
};
