import { z } from 'zod';
import { idOf } from '#core/derive/named-records.ts';
import type { Money } from '#core/money.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { account } from '../../../account/account.entity.ts';
import { moneyReferences } from '../../../money-reference/money-reference-table.ts';
import { messageWaysIn } from '../../forwarding/forwarding-tables.ts';
import { transactionMessage } from '../../transaction-message.entity.ts';
import { transactionMessageStates } from '../../transaction-message.states.ts';
import { awaitedAnswer } from '../awaited.answer.ts';

/** How long a customer may have been on his way to the till. */
const LATELY = "interval '1 hour'";
const MOST = 20;

/**
 * Texts by which money came into an account lately and that pay nothing yet. The till holds them against what is to be paid; a text that
 * may be false is for the inbox.
 */
export const awaitedTexts = defineQuery({
  name: 'transaction-message.awaited',
  route: 'GET api/transaction-message/awaited',
  permission: transactionMessage.permissions.list,
  input: z.strictObject({ account_id: idOf('account') }),
  answers: awaitedAnswer,
  async run({ tx, branch, clock, input }) {
    const [held] = await tx.query<{ is_connected: boolean }>(CONNECTED, [input.account_id, branch.id]);
    if (!held) throw NotFound();
    const texts = await tx.query<Found>(LATEST, [input.account_id, branch.id, clock.now()]);
    return { ...held, texts };
  },
});

interface Found {
  id: string;
  transaction_id: string;
  party_name: string | null;
  amount: Money;
  received_at: Date;
}

const CONNECTED = `
select exists (select from ${messageWaysIn.name} w where w.account_id = a.id) as is_connected
from ${account.table} a where a.id = $1 and a.branch_id = $2 and a.deleted_at is null`;

const LATEST = `
select m.id, m.transaction_id, m.party_name, m.amount, m.received_at
from ${transactionMessage.table} m join ${account.table} a on a.id = m.account_id
where m.account_id = $1 and m.branch_id = $2 and m.direction = 'in' and m.moved and not m.is_doubtful
  and m.transaction_id is not null and m.amount is not null and m.deleted_at is null
  and m.status in (${statesInSql(statesBefore(transactionMessageStates, 'match'))})
  and m.received_at > $3::timestamptz - ${LATELY}
  and not exists (select from ${moneyReferences.name} r where r.reference = upper(m.transaction_id)
                  and (r.account_id = m.account_id or r.provider = a.provider))
order by m.received_at desc, m.id limit ${MOST}`;
