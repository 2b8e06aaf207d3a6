import { expect, test } from 'vitest';
import { type Choice, noteChoice, recentChoices } from './recent.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}
const record = (id: string, title = id): Choice => ({ kind: 'record', entity: 'product', id, title });

test('the latest choice stands first and once, and what was long ago is forgotten', () => {
  const device = storage();
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '2'])
    noteChoice(device, 'asha', 'mbezi', record(id));
  noteChoice(device, 'asha', 'mbezi', { kind: 'place', href: '/customer/list' });
  noteChoice(device, 'asha', 'mbezi', record('9', 'Sukari nyeupe'));
  expect(recentChoices(device, 'asha', 'mbezi')).toEqual([
    record('9', 'Sukari nyeupe'),
    { kind: 'place', href: '/customer/list' },
    ...['2', '8', '7', '6', '5', '4'].map((id) => record(id)),
  ]);
});

test('nobody finds what another chose, nor what was chosen in another branch', () => {
  const device = storage();
  noteChoice(device, 'asha', 'mbezi', record('1'));
  expect(recentChoices(device, 'juma', 'mbezi')).toEqual([]);
  expect(recentChoices(device, 'asha', 'kariakoo')).toEqual([]);
});

test('what an older version left, or nobody can read, is as good as nothing', () => {
  const device = storage();
  for (const kept of ['', 'x', '{}', '[1, null, {"kind":"record","id":"1"}]']) {
    device.setItem('palette.asha.mbezi', kept);
    expect(recentChoices(device, 'asha', 'mbezi')).toEqual([]);
  }
});

test('a browser without room forgets what was chosen and stops nobody', () => {
  const device = storage();
  const full = {
    getItem: device.getItem,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  noteChoice(full, 'asha', 'mbezi', record('1'));
  expect(recentChoices(full, 'asha', 'mbezi')).toEqual([]);
});
