import { z } from 'zod';
import { idOf } from '#core/derive/named-records.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { account } from '../../../account/account.entity.ts';
import { messageWaysIn } from '../forwarding-tables.ts';
import { wayInAnswer } from '../way-in.answer.ts';

/** Whether a telephone forwards its texts to an account, and when it last did. */
export const wayIn = defineQuery({
  name: 'transaction-message.way-in',
  route: 'GET api/transaction-message/way-in',
  permission: 'create_transaction',
  input: z.strictObject({ account_id: idOf('account') }),
  answers: wayInAnswer,
  run: (context) => wayInOf(context, context.input.account_id),
});

interface WayIn {
  made_at: Date | null;
  made_by_name: string | null;
  last_text_at: Date | null;
}

export async function wayInOf({ tx, branch }: ActorContext, id: string): Promise<WayIn> {
  const [found] = await tx.query<WayIn>(
    `select w.made_at, u.name as made_by_name, w.last_text_at
     from ${account.table} a
     left join ${messageWaysIn.name} w on w.business_id = a.business_id and w.account_id = a.id
     left join ${user.table} u on u.business_id = w.business_id and u.id = w.made_by_id
     where a.id = $1 and a.branch_id = $2 and a.deleted_at is null`,
    [id, branch.id],
  );
  if (!found) throw NotFound();
  return found;
}
