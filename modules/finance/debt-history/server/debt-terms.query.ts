import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { debt } from '../../debt/debt.entity.ts';
import { PARTIES, partyOf } from '../../payable/party.rules.ts';
import { depositOf } from '../../payable/server/deposits.ts';
import { waysToPay } from '../../payment/server/ways-to-pay.ts';

/** What whoever pays one debt must see of it: what remains, what was paid ahead, and where money can be put. */
export const debtTerms = defineQuery({
  name: 'debt-history.terms',
  route: 'GET api/debt-history/terms',
  permission: 'create_debt_history',
  input: z.strictObject({ debt_id: z.uuid('not_id') }),
  async run(context) {
    const { tx, branch, input } = context;
    const owed = await findRow(debt, input.debt_id, context);
    const onWire = (amount: unknown) => moneyToWire(amount as bigint, branch.currency);
    const party = partyOf(owed);
    const hasDeposit = party && PARTIES[party.kind].debts === owed.kind;
    return {
      debt: {
        id: owed.id,
        party_name: owed.party_name,
        kind: owed.kind,
        document: owed.document,
        due_date: owed.due_date,
        amount: onWire(owed.amount),
        paid_amount: onWire(owed.paid_amount),
        taken_off_amount: onWire(owed.taken_off_amount),
        remain_amount: onWire(owed.remain_amount),
      },
      deposit: onWire(hasDeposit ? await depositOf(context, party) : 0n),
      accounts: await waysToPay(tx, branch.id),
    };
  },
});
