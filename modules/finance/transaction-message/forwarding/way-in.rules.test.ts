import { expect, test } from 'vitest';
import { businessOf, isLaterEvent, secretOf, stampOf } from './way-in.rules.ts';

const now = new Date('2026-12-01T09:00:00Z');

test('the stamp of a telephone is read in each of its forms, and what is none says nothing', () => {
  const at = new Date('2026-12-01T08:30:00Z');
  for (const said of [at.getTime(), String(at.getTime()), at.getTime() / 1000, '2026-12-01T11:30:00+03:00'])
    expect(stampOf(said, now), String(said)).toEqual(at);
  for (const said of [null, undefined, '', ' ', 'soon', '%sentStamp%', 0, 12, '1999-01-01', '2027-05-01'])
    expect(stampOf(said, now), String(said)).toBeNull();
});

test('a secret names its business, and nothing else does', () => {
  const business = '01900000-0000-7000-8000-0000000000aa';
  const secret = secretOf(business, 'x'.repeat(43));
  expect(businessOf(secret)).toBe(business);
  for (const other of ['', secret.slice(1), `${secret}a`, secret.replace(/.$/u, '!'), secret.toUpperCase()])
    expect(businessOf(other)).toBeNull();
});

test('the same words are another event where their telephone had them more than ten minutes apart', () => {
  const first = { received_at: new Date('2026-12-01T08:00:00Z'), source: 'forwarded' as const };
  const minutes = (n: number) => new Date(first.received_at.getTime() + n * 60_000);
  expect([0, 10, -10].map((n) => isLaterEvent(minutes(n), first))).toEqual([false, false, false]);
  expect([11, -11].map((n) => isLaterEvent(minutes(n), first))).toEqual([true, true]);
  // A pasted one came to its telephone before it was pasted.
  expect([11, -11].map((n) => isLaterEvent(minutes(n), { ...first, source: 'pasted' }))).toEqual([
    true,
    false,
  ]);
});
