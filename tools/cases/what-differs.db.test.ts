import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CaseEvent, type Expected, readCases, type WorkedCase } from './case-file.ts';
import { type CaseServer, startCaseServer } from './case-server.ts';
import { describePlayed, describeUnknown } from './describe-played.ts';
import { playCase } from './play-case.ts';
import { readServiceCases, type ServiceCase } from './service-case-file.ts';
import { playServiceCase } from './service-cases.ts';

// A whole installation, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: CaseServer;
beforeAll(async () => {
  server = await startCaseServer();
});
afterAll(() => server.stop());

const all = (await Promise.all(['money', 'goods'].map((kind) => readCases(fileOf(kind))))).flat();

describe('what differs is told', () => {
  test('a cent more, a line missing and a refusal that does not come', async () => {
    const worked = await caseOf('WM-31');
    const text = JSON.stringify(worked).replace('"cash_rounding":17', '"cash_rounding":17.01');
    const [first, second] = (JSON.parse(text) as WorkedCase).events as [CaseEvent, CaseEvent];
    const { expect: _, ...otherwise } = second;
    const told = await differencesOf({
      ...worked,
      events: [
        { ...first, expect: { ...first.expect, entries: [] } },
        { ...otherwise, refused: { code: 'not_so', why: 'it is refused' } },
      ],
    });
    expect(told).toContain('document.cash_rounding: 17.01 expected, 17 shown');
    expect(told).toMatch(/entry Kariakoo 1010 Kariakoo till: 0 expected, \d+ found/);
    expect(told).toContain('done, and to be refused: it is refused');
  });

  test('of jobs: a cent more in the journal, another state, another end, and a refusal of another kind', async () => {
    const [done] = await readServiceCases(fileOf('services'), ['SW-01']);
    const text = JSON.stringify(done).replaceAll('5338.98', '5338.99').replace('"pending"', '"done"');
    const wrong = describePlayed(await playServiceCase(server, JSON.parse(text) as ServiceCase));
    expect(wrong).toContain('entry 2200 on 2026-12-08: -5338.99 expected, -5338.98 found');
    expect(wrong).toContain('state.status: "done" expected, "pending" shown');
    expect(wrong).toContain('movement 2200: -5338.99 expected, -5338.98 found');
    const [given] = await readServiceCases(fileOf('services'), ['SW-14']);
    const other = JSON.stringify(given).replace('can still come back', 'is in stock');
    expect(describePlayed(await playServiceCase(server, JSON.parse(other) as ServiceCase))).toContain(
      'refused as not_enough_stock expected, as more_than_sold answered',
    );
  });

  test('a refusal under another code, and one that names another field', async () => {
    const worked = await caseOf('WM-14');
    const events = worked.events.map((event) =>
      event.refused ? { ...event, refused: { ...event.refused, code: 'not_so' } } : event,
    );
    const told = await differencesOf({ ...worked, events });
    expect(told).toContain('refused as not_so expected, as invalid_fields to_account_id answered');
    expect(told).toContain('refused as not_so expected, as reference_used answered');
  });

  test('entries of another day', async () => {
    const worked = await caseOf('WM-31');
    const [first] = worked.events as [CaseEvent];
    const late = { ...first, date: '2026-03-02', posted_on: '2026-03-03' };
    expect(await differencesOf({ ...worked, events: [late] })).toBe('');
    const entries = (first.expect?.entries ?? []).map((entry) => ({ ...entry, date: '2026-03-01' }));
    const onTheFirst = { ...first, expect: { ...first.expect, entries } };
    expect(await differencesOf({ ...worked, events: [onTheFirst] })).toContain(
      'entry of Kariakoo: dated 2026-03-01 expected, 2026-03-02 found',
    );
  });

  test('goods that move unasked, another average and other layers', async () => {
    const worked = await caseOf('WG-04');
    const [first, ...others] = worked.events as [CaseEvent, ...CaseEvent[]];
    const { stock = [], levels: _, ...silent } = first.expect as Expected;
    const dearer = stock.map((pool) => ({ ...pool, average_cost: Number(pool.average_cost) + 0.01 }));
    const told = await differencesOf({
      ...worked,
      events: [{ ...first, expect: { ...silent, stock: dearer } }, ...others],
      expected: {
        layers: (worked.expected?.layers ?? []).map(({ layers, ...of }) => ({
          ...of,
          layers: layers.toReversed(),
        })),
      },
    });
    expect(told).toMatch(/average of Cement bag in Kariakoo: \d/);
    expect(told).toContain('Cement bag, Kariakoo shop: no movement expected, one found');
    expect(told).toMatch(/layers of Cement bag in Kariakoo 1.quantity: \d+ expected, \d+ shown/);
    const { stock: __, ...mute } = silent;
    const untold = await differencesOf({ ...worked, events: [{ ...first, expect: mute }], expected: {} });
    expect(untold).toMatch(/Cement bag, Kariakoo: nothing expected, from 0 worth 0 to \d/);
  });

  test('what the product does not know is one difference, and the story goes on', async () => {
    const worked = await caseOf('WM-19');
    const stranger: CaseEvent = { no: 77, date: '2026-03-02', command: 'moon.walk', input: {} };
    const question: CaseEvent = { no: 78, date: '2026-03-02', report: 'tides', input: {} };
    const orphan: CaseEvent = {
      no: 79,
      date: '2026-03-02',
      command: 'invoice.void',
      input: { invoice: 'M1' },
    };
    const [first, ...others] = worked.events as [CaseEvent, ...CaseEvent[]];
    const field = { ...first, input: { ...first.input, moon: 'full' } };
    const strange = { ...worked, events: [stranger, question, orphan, field, ...others] };
    const { differences } = await played(strange);
    expect(differences).toEqual([
      { no: 77, line: 'moon.walk: not known to the product' },
      { no: 78, line: 'report tides: not known to the product' },
      { no: 79, line: 'invoice.void: not played: document M1' },
      { no: first.no, line: `${first.command}: moon: not known to the product` },
    ]);
    expect(describeUnknown([strange])).toBe(
      'Not known to the product:\nmoon.walk: WM-19\nreport tides: WM-19',
    );
    expect(describePlayed(await played(strange))).toContain('event 77, moon.walk: not known to the product');
    await expect(readCases(fileOf('money'), ['WM-99'])).rejects.toThrow('no case WM-99');
  });
});

test('a shop begins with what lies in each of its stores, whatever it is worth', async () => {
  const worked = await caseOf('WG-11');
  const stock = (worked.initial.stock ?? []).map((lot) => ({
    ...lot,
    branch: worked.initial.stores.find(({ name }) => name === lot.store)?.branch ?? '',
  }));
  expect(new Set(stock.map(({ branch }) => branch)).size).toBe(2);
  const begun = { ...worked, events: [], expected: { stock, levels: stock } };
  expect(await differencesOf(begun)).toBe('');
  const less = stock.map((lot) => ({ ...lot, value: lot.value - 0.01 }));
  const wrong = await played({ ...begun, expected: { stock: less } });
  expect(wrong.differences).toHaveLength(stock.length);
});

test('somebody who is not the owner acts with the rights that the story gives', async () => {
  const worked = await caseOf('WM-31');
  const people = [
    { name: 'Rehema', permissions: ['create_sale', 'view_sale', 'adjust_selling_price_when_selling'] },
  ];
  const events = [
    ...worked.events.slice(0, 1).map((event) => ({ ...event, by: 'Rehema' })),
    ...worked.events.slice(0, 1).map((event) => ({ ...event, no: 2, by: 'Nobody' })),
    {
      ...{ no: 3, date: '2026-03-02', branch: 'Kariakoo', by: 'Rehema', command: 'transaction' },
      input: { type: 'withdraw', account: 'Kariakoo till', amount: 500, counterpart: 'owner capital' },
      refused: { code: 'permission_denied', why: 'she only sells' },
    },
  ];
  const { differences } = await played({ ...worked, initial: { ...worked.initial, people }, events });
  expect(differences).toEqual([
    { no: 2, line: 'sale.checkout: not played: somebody called Nobody who may act' },
  ]);
});

async function caseOf(id: string): Promise<WorkedCase> {
  const found = all.find((worked) => worked.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
}

/** Plays a story without its end, which is that of other events. */
function played({ expected = {}, ...worked }: WorkedCase) {
  return playCase(server, { ...worked, expected: worked.events.length > 0 ? layersOf(expected) : expected });
}

function layersOf({ layers = [] }: Expected): Expected {
  return { layers };
}

async function differencesOf(worked: WorkedCase): Promise<string> {
  return (await played(worked)).differences.map(({ line }) => line).join('\n');
}

function fileOf(kind: string): string {
  return join(import.meta.dirname, `data/worked-cases-${kind}.json`);
}
