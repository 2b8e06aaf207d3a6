import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { MESSAGE_STATES } from './outbox.rules.ts';

/** What is to leave by e-mail or SMS, what left and what was laid aside; without address and subject once they were erased. */
export const messagesAnswer = many({
  id: f.text(),
  created_at: f.datetime(),
  channel: f.code(['email', 'sms']),
  state: f.code(MESSAGE_STATES),
  to: maybe(f.text()),
  subject: maybe(f.text()),
  tries: f.integer(),
  last_error: maybe(f.text()),
});

/** What a message says. */
export const openedMessageAnswer = one({ id: f.text(), to: f.text(), subject: f.text(), text: f.text() });

export type SeenMessage = WireOf<typeof messagesAnswer>[number];
export type OpenedMessage = WireOf<typeof openedMessageAnswer>;
