import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { messagesAnswer } from '../messages.answer.ts';
import { MESSAGE_STATES } from '../outbox.rules.ts';
import { storedMessages, unseal } from './stored-messages.ts';

/** What is to leave by e-mail or SMS, what left and what was laid aside: to whom and about what, never what it says. */
export const listMessages = (key: Buffer) =>
  defineQuery({
    name: 'platform.messages',
    route: 'GET api/platform/messages',
    permission: 'list_messages',
    input: z.strictObject({ state: z.enum(MESSAGE_STATES, 'not_choice').optional() }),
    answers: messagesAnswer,
    async run({ tx, input }) {
      const kept = await storedMessages(tx, input.state ?? null);
      return kept.map((message) => {
        const { id, channel, state, tries, last_error } = message;
        const { to = null, subject = null } = unseal(message, key) ?? {};
        return { id, created_at: message.created_at, channel, state, to, subject, tries, last_error };
      });
    },
  });
