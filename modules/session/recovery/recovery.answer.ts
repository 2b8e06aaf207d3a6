import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The same whether anybody logs in with that name or not: what the code of the message is held against. */
export const askedCodeAnswer = one({
  request: f.text(),
  channel: f.code(['sms', 'email']),
  minutes: f.integer(),
});

/** The right to choose a new password, once. */
export const rightCodeAnswer = one({ token: f.text(), minutes: f.integer() });
