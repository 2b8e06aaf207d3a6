import { z } from 'zod';
import { isPossible } from '#core/define-states.ts';
import { allowed } from '#core/permissions.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { unreadableDocuments } from '#server-kit/query/guarded-sums.ts';
import { debt } from '../../debt/debt.entity.ts';
import { PARTIES, PARTY_KINDS, type PartyKind } from '../../payable/party.rules.ts';
import { payment } from '../../payment/payment.entity.ts';
import { type OpenDocument, partsOf, preselected, scored } from '../match-score.rules.ts';
import { suggestionsAnswer } from '../suggestions.answer.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { bearerOf } from './bearer-of-reference.ts';
import { messageOf, type StoredMessage } from './message-of.ts';
import { unnamedPayments } from './unnamed-payments.ts';

/** What a text may pay, with the reasons, the likeliest first. Nothing is entered by it. */
export const suggestionsForText = defineQuery({
  name: 'transaction-message.suggestions',
  route: 'GET api/transaction-message/suggestions',
  permission: transactionMessage.permissions.list,
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: suggestionsAnswer,
  async run(context) {
    const message = await messageOf(context, context.input.id);
    const { amount } = message;
    if (amount === null || !isPossible(transactionMessage, message, 'match')) return NONE;
    const bearer = await bearerOf(context, message);
    const parts = bearer ? null : await paidInParts(context, message, amount);
    const found = scored({ ...message, amount }, await openDocuments(context, message));
    const first = preselected(found);
    return {
      confirms: bearer && {
        kind: bearer.kind,
        number: bearer.number,
        score: 100,
        because: ['same_reference'],
      },
      payments: parts ?? [],
      suggestions: found.slice(0, MOST).map(({ document, ...score }) => ({
        ...score,
        debt_id: document.id,
        ...{ number: document.number, party: document.party, party_kind: document.party_kind },
        ...{ party_id: document.party_id, remain_amount: document.remain_amount },
      })),
      // What is entered already comes before what would be entered anew.
      preselected: bearer ? { confirms: true } : parts ? { payments: parts.map(({ id }) => id) } : first,
    };
  },
});

const MOST = 10;
const NONE = { confirms: null, payments: [], suggestions: [], preselected: null };

interface OwedDocument extends OpenDocument {
  party_kind: PartyKind;
}

/** Debts of customers for money that came in, of suppliers for money that went out, as far as the caller may list them. */
async function openDocuments(context: ActorContext, { direction }: StoredMessage): Promise<OwedDocument[]> {
  const kind = PARTY_KINDS.find((one) => PARTIES[one].pays === direction);
  if (!kind || !allowed(context.actor, debt.permissions.list)) return [];
  const { tx, branch, services } = context;
  const found = await tx.query<OwedDocument & { source_kind: string | null }>(
    `select d.id, d.document as number, p.name as party, p.id as party_id, '${kind}' as party_kind,
            p.phone_number as phone, d.remain_amount, d.created_at as at, d.source_kind,
            (sum(d.remain_amount) over (partition by p.id))::bigint as party_debts
     from ${debt.table} d join ${services.registry.entity(kind).table} p
       on p.business_id = d.business_id and p.id = d.${kind}_id
     where d.branch_id = $1 and d.kind = $2 and d.remain_amount > 0 and d.deleted_at is null`,
    [branch.id, PARTIES[kind].debts],
  );
  const hidden = unreadableDocuments(context);
  return found
    .filter(({ source_kind }) => source_kind === null || !hidden.includes(source_kind))
    .map((one) => ({ ...one, references: [] }));
}

/** One transfer that was entered as several payments before its text came. */
async function paidInParts(context: ActorContext, message: StoredMessage, amount: bigint) {
  if (!allowed(context.actor, payment.permissions.list)) return null;
  return partsOf(amount, await unnamedPayments(context, message));
}
