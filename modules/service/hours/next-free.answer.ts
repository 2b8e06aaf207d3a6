import { many } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** When whoever may do work of a kind has the time for it, the soonest first. */
export const nextFreeAnswer = many({
  user_id: f.id('user'),
  name: f.text(),
  starts: f.datetime(),
  ends: f.datetime(),
});
