import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { OPERATION_KINDS } from '../truck-operation/truck-operation.rules.ts';

/** What the driver of a trip was given, spent, added and brought back, line by line, as he and the cashier sign it. */
export const advanceAccount = one({
  id: f.id('truck-order'),
  number: f.text(),
  driver: maybe(f.text()),
  truck: maybe(f.text()),
  origin: f.text(),
  destination: f.text(),
  starts: f.datetime(),
  ends: f.datetime(),
  started_at: maybe(f.datetime()),
  delivered_at: maybe(f.datetime()),
  currency: f.code(currencyCodes),
  lines: many({
    number: f.text(),
    date: f.date(),
    kind: f.choice(OPERATION_KINDS),
    /** To whom, or what for. */
    about: maybe(f.text()),
    receipt_number: maybe(f.text()),
    /** What he holds more after it; below zero it is less. */
    amount: f.money({ min: -1 }),
  }),
  /** What he holds; below zero he added of his own. */
  open: f.money({ min: -1 }),
});
