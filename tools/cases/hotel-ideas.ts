/** The code of a refusal whose idea a case tells. */
export function codeOf(idea: string): string {
  const [, code] = IDEAS.find(([pattern]) => pattern.test(idea)) ?? [];
  return code ?? idea;
}

const IDEAS: readonly (readonly [RegExp, string])[] = [
  [/from (\S+) to \1\./, 'leaves_before'],
  [/already has a guest for the day/, 'room_taken_by_day'],
  [/ is taken /, 'room_taken'],
  [/is closed for/, 'room_on_hold'],
  [/Move that booking first/, 'room_is_booked'],
  [/^Nobody is checked in/, 'nobody_in_room'],
  [/still owes/, 'still_owes'],
  [/has not checked out/, 'not_checked_out'],
  [/^This booking starts/, 'booking_starts_later'],
  [/has not been cleaned/, 'room_not_clean'],
  [/^The deposit .* has not been paid/, 'deposit_not_paid'],
  [/^Choose a room first/, 'room_not_given'],
  [/is free for all these nights/, 'no_room_free'],
];
