import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { unreadableDocuments } from '#server-kit/query/guarded-sums.ts';
import { PARTY_KINDS } from '../../payable/party.rules.ts';
import { depositOf } from '../../payable/server/deposits.ts';
import { owedAnswer } from '../owed.answer.ts';
import { owedDebts } from './owed-debts.ts';
import { waysToPay } from './ways-to-pay.ts';

/** What a party owes or is owed and what was paid ahead, as whoever handles a payment may see it: the oldest due first. */
export const owed = defineQuery({
  name: 'payment.owed',
  route: 'GET api/payment/owed',
  permission: 'create_payment',
  input: z.strictObject({ party_id: z.uuid('not_id'), kind: z.enum(PARTY_KINDS).default('customer') }),
  answers: owedAnswer,
  async run(context) {
    const { input } = context;
    const party = { kind: input.kind, id: input.party_id };
    // What is owed for goods tells what they cost.
    const hidden = unreadableDocuments(context);
    const debts = (await owedDebts(context, party)).filter(
      ({ source_kind }) => source_kind === null || !hidden.includes(source_kind),
    );
    return {
      total: debts.reduce((sum, { remain_amount }) => sum + remain_amount, 0n),
      deposit: await depositOf(context, party),
      accounts: await waysToPay(context),
      debts,
    };
  },
});
