import { say, type Words } from '#core/i18n/language.ts';
import { accessHashOf, newSecret } from '#server-kit/auth/secrets.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { account } from '../../../account/account.entity.ts';
import { AccountReceivesNoTexts } from '../errors.ts';
import { FORWARDING } from '../forwarding.words.ts';
import { messageWaysIn } from '../forwarding-tables.ts';
import { madeWayInAnswer, wayInAnswer } from '../way-in.answer.ts';
import { wayInBody } from '../way-in.body.ts';
import { secretOf } from '../way-in.rules.ts';
import { wayInOf } from './way-in.query.ts';

/** Makes the secret of an account, or a new one in its place; the one before it ends at once. */
export const makeWayIn = defineCommand({
  name: 'transaction-message.make-way-in',
  route: 'POST api/transaction-message/way-in',
  permission: 'create_transaction',
  idempotency: 'none',
  fields: wayInBody.fields,
  answers: madeWayInAnswer,
  async run(context) {
    const { tx, actor, branch, clock, input } = context;
    const held = await receiving(context, input.account_id);
    const secret = secretOf(actor.business_id, newSecret());
    const had = await end(context, held.id);
    await tx.query(
      `insert into ${messageWaysIn.name} (business_id, account_id, branch_id, secret_hash, made_by_id, made_at)
       values ((select ctx.biz()), $1, $2, $3, $4, $5)`,
      [held.id, branch.id, accessHashOf(secret), actor.user_id, clock.now()],
    );
    await note(context, held, had ? FORWARDING.renewedNote : FORWARDING.connectedNote);
    return { secret };
  },
});

/** Ends the secret of an account: its telephone is no longer heard. */
export const endWayIn = defineCommand({
  name: 'transaction-message.end-way-in',
  route: 'DELETE api/transaction-message/way-in',
  permission: 'create_transaction',
  fields: wayInBody.fields,
  answers: wayInAnswer,
  async run(context) {
    const held = await receiving(context, context.input.account_id);
    if (await end(context, held.id)) await note(context, held, FORWARDING.endedNote);
    return wayInOf(context, held.id);
  },
});

interface Receiving {
  id: string;
  name: string;
}

/** A wallet or a bank account of the branch, locked, so that of two who renew at once both secrets do not stand. */
async function receiving({ tx, branch }: CommandContext, id: string): Promise<Receiving> {
  const [held] = await tx.lockAll(account, [id]);
  if (!held || held.branch_id !== branch.id) throw NotFound();
  if (held.type !== 'mobile' && held.type !== 'bank') throw AccountReceivesNoTexts();
  return held;
}

async function end({ tx }: ActorContext, id: string): Promise<boolean> {
  const ended = await tx.query(
    `delete from ${messageWaysIn.name} where account_id = $1 returning account_id`,
    [id],
  );
  return ended.length > 0;
}

/** Who let a telephone in, and who shut it out, stands in the activities of the account. */
async function note(context: CommandContext, { id, name }: Receiving, what: Words): Promise<void> {
  const act = { entity: account.name, record_id: id, record_name: name, type: 'modification' as const };
  await context.services.activities.write(context, [
    { ...act, changes: [], reason: say(what, context.language) },
  ]);
}
