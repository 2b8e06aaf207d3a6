import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** In which unit the stock of each line is kept, and how it is kept apart in batches. */
export const trackedLinesAnswer = many({
  line_no: f.integer(),
  unit_of_measure: maybe(f.choice(UNITS_OF_MEASURE)),
  batch_tracking: f.choice(['none', 'number', 'expiry']),
});

/** Whether the caller can send an order by himself: its amount, his limit, and what is left of it; no limit, no figures. */
export const approvalAnswer = one({ covered: f.flag(), limit: maybe(f.money()), left: maybe(f.money()) });
