import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import { SUPPORT_NOTICES, saidToOwners } from '#modules/session/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { MessageUnreadable } from '../../errors.ts';
import { openedMessageAnswer } from '../messages.answer.ts';
import { storedMessage, unseal } from './stored-messages.ts';

/**
 * Reads what a message says. A command, because who read it is on record before he sees it: here, and in the business that
 * sent it, whose owners are told. The text is on no record.
 */
export const openOneMessage = (key: Buffer) =>
  defineCommand({
    name: 'platform.open-message',
    route: 'POST api/platform/open-message',
    permission: 'open_message',
    idempotency: 'none',
    fields: { id: f.id('message', { required: true }) },
    answers: openedMessageAnswer,
    async run(context) {
      const { tx, actor, call, input, services } = context;
      const message = unseal(await storedMessage(tx, input.id), key);
      if (!message) throw MessageUnreadable();
      const { to, subject, text } = message;
      await services.activities.write(context, [
        { entity: 'message', record_id: input.id, record_name: to, type: 'reading', changes: [] },
      ]);
      const said = saidToOwners(SUPPORT_NOTICES.message, { person: actor.name, to });
      await tx.query('select ctx.note_opened_message($1, $2, $3, $4, $5)', [
        ...[input.id, newId(), to, call.ip, said],
      ]);
      return { id: input.id, to, subject, text };
    },
  });
