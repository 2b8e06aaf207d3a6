import type { CaseRefusal } from './case-client.ts';

const STATE = 'not_in_this_state';

/**
 * What the product answers where the code of a case is a proposal. Bad input has one code and names its fields; a document
 * that is past a step, or not yet there, has one code for every step.
 */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  already_verified: [STATE],
  amount_needed: ['invalid_fields amount'],
  batch_needed: ['invalid_fields lines.0.batch'],
  cost_needed: ['invalid_fields unit_cost'],
  cost_only_without_stock: ['invalid_fields unit_cost'],
  leaves_before: ['invalid_fields check_out'],
  more_than_total: ['paid_above_total'],
  not_a_till: ['invalid_fields account_id'],
  not_verified: [STATE],
  nothing_remains: ['nothing_remains', 'more_than_remains'],
  nothing_to_adjust: ['invalid_fields new_stock'],
  payment_void: [STATE],
  price_or_total: ['invalid_fields lines.0.line_total'],
  reading_does_not_fit: ['invalid_fields odometer'],
  reason_needed: ['invalid_fields reason'],
  room_is_booked: ['invalid_fields holds.0.since', 'invalid_fields holds.1.since'],
  room_taken: ['room_taken', 'room_taken_and_no_other'],
  sale_is_void: ['sale_is_void', STATE],
  same_account: [
    'invalid_fields account_id',
    'invalid_fields to_account_id',
    'invalid_fields rest_account_id',
  ],
  take_not_open: ['take_not_open', STATE],
  take_not_posted: [STATE],
  trip_ends_before: ['invalid_fields ends'],
  unit_unknown: ['invalid_fields lines.0.unit'],
  whole_units: ['invalid_fields lines.0.quantity'],
};

/** The refusals that are right where a case proposes a code. */
export function codesFor(proposed: string): readonly string[] {
  return ANSWERS[proposed] ?? [proposed];
}

/** A refusal in a word, with the fields that it names. */
export function sayRefusal({ code, fields }: CaseRefusal): string {
  return [code, ...Object.keys(fields)].join(' ');
}
