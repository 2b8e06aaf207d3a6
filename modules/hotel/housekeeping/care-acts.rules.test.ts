import { expect, test } from 'vitest';
import { type CareAct, nextCare, withCare } from './care-acts.rules.ts';
import type { Care, RoomToClean } from './housekeeping.rules.ts';

const tap = (id: string, was: Care, housekeeping: Care, more: Partial<CareAct> = {}): CareAct => ({
  ...{ id: `${id} ${housekeeping}`, at: '2026-12-01T07:00:00Z', body: { id, was, housekeeping } },
  ...{ text: id, state: 'waiting', reason: null, attempts: 0 },
  ...more,
});
const room = (id: string, housekeeping: Care): RoomToClean => ({
  ...{ id, number: id, floor: '1', status: 'available', housekeeping },
});

test('a room stands on the phone as it was tapped last, and a refused tap changes nothing', () => {
  const acts = [
    tap('101', 'dirty', 'cleaning'),
    tap('101', 'cleaning', 'clean'),
    tap('102', 'dirty', 'cleaning', { state: 'refused' }),
  ];
  const shown = withCare([room('101', 'dirty'), room('102', 'dirty'), room('103', 'clean')], acts);
  expect(shown.map(({ housekeeping }) => housekeeping)).toEqual(['clean', 'dirty', 'clean']);
});

test('taps are sent in their order; one waits behind a refused one of its room, and no other does', () => {
  const [start, done] = [tap('101', 'dirty', 'cleaning'), tap('101', 'cleaning', 'clean')];
  expect(nextCare([start, done])).toBe(start);
  const refused = { ...start, state: 'refused' as const };
  expect(nextCare([refused, done])).toBeUndefined();
  const other = tap('102', 'dirty', 'cleaning');
  expect(nextCare([refused, done, other])).toBe(other);
});
