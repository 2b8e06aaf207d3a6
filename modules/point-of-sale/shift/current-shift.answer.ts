import { maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The shift into which somebody sells, and whether the branch sells without one. */
export const currentShiftAnswer = one({
  is_required: f.flag(),
  shift: maybe(
    one({
      id: f.id('shift'),
      number: f.text(),
      opened_on: f.date(),
      account_name: f.text(),
      opened_by: maybe(f.text()),
      is_own: f.flag(),
      /** Its business day has ended: it is counted before anybody sells into it again. */
      is_left_open: f.flag(),
    }),
  ),
});

export type CurrentShift = WireOf<typeof currentShiftAnswer>;
