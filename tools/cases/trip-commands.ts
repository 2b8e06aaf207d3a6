import { codeOf } from './trip-refusals.ts';
import type { PlainEvent, TripEvent } from './trip-story.ts';

/** What is cautioned goes with a reason, and not without one. */
export function cautioned(key: string, why: string): PlainEvent[] {
  return [
    { command: 'truck-order/confirm', input: { key }, refused: { code: codeOf(why), why } },
    { command: 'truck-order/confirm', input: { key, reason: 'The road is short' } },
  ];
}

/** The last day that events name. */
export function lastDay(events: readonly TripEvent[]): string {
  return (
    events
      .map(({ with: said }) => String(said?.date ?? ''))
      .toSorted()
      .at(-1) ?? ''
  );
}

/** The command that an event of a case is. */
export function commandOf(name: string, kind: string): string {
  if (name === 'payment') return kind.startsWith('(advance') ? 'truck-order/advance' : 'trip.payment';
  if (kind.startsWith('(delete')) return 'truck-operation/void';
  if (/alone/.test(kind) || (name === 'truck-order/confirm' && kind === ''))
    return kind ? 'trip.alone' : name;
  return kind ? `${name} ${kind}` : name;
}
