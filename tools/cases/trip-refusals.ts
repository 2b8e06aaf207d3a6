/** The code of a refusal whose idea a case of transport tells; the idea itself where none is known. */
export function codeOf(idea: string): string {
  const [, code] = IDEAS.find(([pattern]) => pattern.test(idea)) ?? [];
  return code ?? idea;
}

const IDEAS: readonly (readonly [RegExp, string])[] = [
  [/still holds|holds an advance/, 'advance_is_open'],
  [/necessary permissions/, 'permission_denied'],
  [/^The store has/, 'not_enough_stock'],
  [/operation is paid/, 'paid_already'],
  [/must end after/, 'trip_ends_before'],
  [/is back at/, 'not_ready_again'],
  [/still on order \S+, due/, 'still_on_trip'],
  [/still on order/, 'truck_still_out'],
  [/(is|are) on order/, 'taken_by_trip'],
  [/does not fit/, 'reading_does_not_fit'],
  [/overdue service/, 'service_overdue'],
  [/before the trip does/, 'paper_ends_before_trip'],
  [/too heavy/, 'too_heavy'],
  [/is on the road/, 'on_the_road'],
];
