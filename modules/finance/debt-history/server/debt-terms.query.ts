import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { debt } from '../../debt/debt.entity.ts';
import { PARTIES, partyOf } from '../../payable/party.rules.ts';
import { depositOf } from '../../payable/server/deposits.ts';
import { debtTermsAnswer } from '../../payment/owed.answer.ts';
import { waysToPay } from '../../payment/server/ways-to-pay.ts';

/** What whoever pays one debt must see of it: what remains, what was paid ahead, and where money can be put. */
export const debtTerms = defineQuery({
  name: 'debt-history.terms',
  route: 'GET api/debt-history/terms',
  permission: 'create_debt_history',
  input: z.strictObject({ debt_id: z.uuid('not_id') }),
  answers: debtTermsAnswer,
  async run(context) {
    const { input } = context;
    const owed = await findRow(debt, input.debt_id, context);
    const party = partyOf(owed);
    const hasDeposit = party && PARTIES[party.kind].debts === owed.kind;
    return {
      debt: {
        ...owed,
        party_name: owed.party_name ?? '',
        taken_off_amount: owed.taken_off_amount ?? 0n,
      },
      deposit: hasDeposit ? await depositOf(context, party) : 0n,
      accounts: await waysToPay(context),
    };
  },
});
