import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { MessageNotLaidAside, MessageUnreadable } from '../../errors.ts';
import { storedMessage, unseal } from './stored-messages.ts';

/** Lets a message leave that was laid aside, as after the gateway was put right; who did it is on record. */
export const sendMessageAgain = (key: Buffer) =>
  defineCommand({
    name: 'platform.send-message-again',
    route: 'POST api/platform/send-message-again',
    permission: 'send_message_again',
    fields: { id: f.id('message', { required: true }) },
    async run(context) {
      const { tx, input, services } = context;
      const kept = await storedMessage(tx, input.id);
      if (kept.state !== 'laid_aside') throw MessageNotLaidAside();
      const message = unseal(kept, key);
      if (!message) throw MessageUnreadable();
      const [again] = await tx.query<{ done: boolean }>('select ctx.send_message_again($1) as done', [
        input.id,
      ]);
      // Two at the same moment: the second waits for the first and finds it waiting already.
      if (!again?.done) throw MessageNotLaidAside();
      await services.activities.write(context, [
        {
          entity: 'message',
          record_id: input.id,
          record_name: message.to,
          type: 'modification',
          changes: [{ field: 'state', before: kept.state, after: 'waiting' }],
          ...(kept.last_error === null ? {} : { reason: kept.last_error }),
        },
      ]);
      services.hurryPost(context);
      return { id: input.id };
    },
  });
