import { z } from 'zod';
import { money } from '#core/money.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { NothingRemains } from '../../errors.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { lockDocuments, movePaid } from '../../payable/server/documents.ts';
import { debt } from '../debt.entity.ts';
import { ledgerAccountOf, standingOf } from '../debt.rules.ts';

const BAD_DEBTS = '6080';
const OTHER_INCOME = '4900';

/** Gives up what remains of a debt: bad debt where a debtor does not pay, income where a creditor forgives. */
export const writeOffDebt = defineCommand({
  name: 'debt.write-off',
  route: 'PUT api/debt/write-off',
  permission: 'modify_debt',
  idempotency: 'required',
  input: z.strictObject({ id: z.uuid('not_id'), reason: z.string().max(500, 'too_long').optional() }),
  answers: { entity: debt, form: 'row' },
  async run(context) {
    const { tx, branch, clock, input } = context;
    const seen = await findRow(debt, input.id, context);
    const source = seen.source_id ? { kind: String(seen.source_kind), id: String(seen.source_id) } : null;
    if (source) await lockDocuments(tx, [source]);
    const owed = await tx.lock(debt, input.id);
    const amount = owed.remain_amount;
    if (amount === 0n) throw NothingRemains();
    const written_off_amount = money(owed.written_off_amount + amount);
    const standing = standingOf({ ...owed, written_off_amount });
    await tx.save(
      debt,
      owed,
      { written_off_amount, status: standing.status, remain_amount: money(standing.remain_amount) },
      input.reason,
    );
    if (source) await movePaid(tx, source, { paid: 0n, remain: -amount });
    const party = owed.customer_id ? { party: { kind: 'customer', id: owed.customer_id } } : {};
    const own = { account: ledgerAccountOf(owed), ...party };
    await postEntries(tx, [
      {
        branch_id: branch.id,
        date: today(clock, branch),
        source: { kind: debt.name, id: owed.id },
        lines:
          owed.kind === 'debtor'
            ? [
                { account: BAD_DEBTS, debit: amount },
                { ...own, credit: amount },
              ]
            : [
                { ...own, debit: amount },
                { account: OTHER_INCOME, credit: amount },
              ],
      },
    ]);
    return findRow(debt, owed.id, context);
  },
});
