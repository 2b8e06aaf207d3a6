import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startThrowAwayServer, type ThrowAwayServer } from '../replay/throw-away-server.ts';
import { readCases, type WorkedCase } from './case-file.ts';
import type { CasePlace } from './case-shop.ts';
import { describePlayed } from './describe-played.ts';
import { playCase } from './play-case.ts';

// A whole installation, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The cases whose every event the product knows. */
const HOLD = {
  money: [
    ...['WM-01', 'WM-02', 'WM-03', 'WM-04', 'WM-06', 'WM-11', 'WM-12', 'WM-13', 'WM-14', 'WM-15'],
    ...['WM-16', 'WM-19', 'WM-20', 'WM-23', 'WM-26', 'WM-31'],
  ],
  goods: [
    'WG-01',
    'WG-02',
    'WG-03',
    'WG-04',
    'WG-05',
    'WG-06',
    'WG-07',
    'WG-08',
    'WG-09',
    'WG-10',
    'WG-11',
    'WG-12',
    'WG-13',
    'WG-14',
    'WG-15',
    'WG-16',
    'WG-17',
    'WG-18',
    'WG-19',
    'WG-20',
    'WG-21',
    'WG-22',
    'WG-23',
    'WG-24',
    'WG-25',
    'WG-26',
    'WG-27',
    'WG-28',
    'WG-29',
    'WG-30',
    'WG-31',
    'WG-32',
  ],
} as const;

let server: ThrowAwayServer;
let place: CasePlace;
beforeAll(async () => {
  server = await startThrowAwayServer();
  place = { address: server.address(), onepos: server.onepos };
});
afterAll(() => server.stop());

const known = (
  await Promise.all(Object.entries(HOLD).map(([kind, ids]) => readCases(fileOf(kind), ids)))
).flat();

test.each(known)('$id $title', async (worked) => {
  const played = await playCase(place, worked);
  expect(played.differences, describePlayed(played)).toEqual([]);
  expect(played.unknown).toBeUndefined();
});

test('a cent more, a line missing and a refusal that does not come are differences', async () => {
  const [worked] = await readCases(fileOf('money'), ['WM-31']);
  const text = JSON.stringify(worked).replace('"cash_rounding":17', '"cash_rounding":17.01');
  const wrong = JSON.parse(text) as WorkedCase;
  const [first, second] = wrong.events;
  const events = [
    { ...first, expect: { ...first?.expect, entries: [] } },
    { ...second, expect: undefined, refused: { code: 'not_so', why: 'it is refused' } },
  ] as WorkedCase['events'];
  const { differences } = await playCase(place, { ...wrong, events, expected: {} });
  expect(differences.join('\n')).toContain('document.cash_rounding: 17.01 expected, 17 shown');
  expect(differences.join('\n')).toMatch(/entry Kariakoo 1010 Kariakoo till: 0 expected, \d+ found/);
  expect(differences.join('\n')).toContain('done, and to be refused: it is refused');
});

test('a shop begins with what lies in each of its stores, whatever it is worth', async () => {
  const [worked] = await readCases(fileOf('goods'), ['WG-11']);
  const stock = (worked?.initial.stock ?? []).map((lot) => ({
    ...lot,
    branch: worked?.initial.stores.find(({ name }) => name === lot.store)?.branch ?? '',
  }));
  expect(new Set(stock.map(({ branch }) => branch)).size).toBe(2);
  const begun = { ...worked, events: [], expected: { stock, levels: stock } } as unknown as WorkedCase;
  const played = await playCase(place, begun);
  expect(played.unknown).toBeUndefined();
  expect(played.differences).toEqual([]);
  const less = stock.map((lot) => ({ ...lot, value: lot.value - 0.01 }));
  const wrong = await playCase(place, { ...begun, expected: { stock: less } });
  expect(wrong.differences).toHaveLength(stock.length);
});

test('what the product does not know ends a case with its name', async () => {
  const [worked] = await readCases(fileOf('money'), ['WM-19']);
  const event = { no: 1, date: '2026-03-02', command: 'moon.walk', input: {} };
  const played = await playCase(place, { ...worked, events: [event] } as WorkedCase);
  expect(played.unknown).toBe('event 1, moon.walk');
  expect(describePlayed(played)).toContain('not played to its end');
  await expect(readCases(fileOf('money'), ['WM-99'])).rejects.toThrow('no case WM-99');
});

function fileOf(kind: string): string {
  return join(import.meta.dirname, `data/worked-cases-${kind}.json`);
}
