import { registry } from '#modules/registry.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { hashOfAll } from '#server-kit/testing/all-rows.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import type { Ask } from '#server-kit/testing/test-server.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import { openTwoBusinesses, type TwoBusinesses } from '../two-businesses.ts';
import { queryText, routeOf } from './attempt.ts';
import { chanceFrom } from './chance.ts';
import { type GoodCall, goodCalls, type HostileGround } from './good-call.ts';

export interface CrossSiteOutcome {
  calls: number;
  tried: number;
  /** What was not as it must be, in a line each. */
  faults: string[];
}

/**
 * Sends every call that writes as the page of another site would make a visitor's browser send it: without fault in
 * itself, in every form a browser has. `perCall` of them are tried in each call, chosen by the seed.
 */
export async function runCrossSite(
  database: TestDatabase,
  { perCall, seed }: { perCall: number; seed: number },
): Promise<CrossSiteOutcome> {
  const system = await openTwoBusinesses(database);
  try {
    const next = chanceFrom(seed);
    const writes = (await goodCalls(system.operations, await groundOf(system))).filter(
      ({ operation }) => operation.method !== 'GET',
    );
    const hashBefore = await hashOfAll(database);
    const outcome: CrossSiteOutcome = { calls: writes.length, tried: 0, faults: [] };
    for (const call of writes) {
      const forgeries = forgeriesOf(call, system).map((forgery) => ({ ...forgery, lot: next() }));
      for (const forgery of forgeries.toSorted((a, b) => a.lot - b.lot).slice(0, perCall)) {
        outcome.tried += 1;
        outcome.faults.push(...(await faultsOf(forgery, system, addressOf(outcome.tried))));
      }
      outcome.faults.push(...(await faultsOfPreflight(call, system)));
    }
    if ((await hashOfAll(database)) !== hashBefore) outcome.faults.push('some row is no longer as it was');
    outcome.faults.push(...(await faultsOfOwnPage(system, hashBefore)));
    return outcome;
  } finally {
    await system.close();
  }
}

async function groundOf({ mine, theirs }: TwoBusinesses): Promise<HostileGround> {
  const sheet = { name: registry.entity('category').name, columns: [{ title: 'Name' }], rows: [] };
  return {
    mine,
    theirs,
    workbook: Buffer.from(await workbookBytes({ sheets: [sheet] })),
    versions: new Map(),
  };
}

/** What browsers say of a page that is not ours; older ones say nothing at all. */
const HEADS: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, by its origin', { origin: 'https://evil.example' }],
  ['another site, by its word', { 'sec-fetch-site': 'cross-site' }],
  ['a site beside ours', { origin: 'http://shop.localhost', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://localhost:8081', 'sec-fetch-site': 'same-site' }],
  ['a host that begins as ours', { origin: 'http://localhost.evil.example' }],
  ['a frame of nobody', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['nothing', {}],
];

interface Forgery {
  what: string;
  route: string;
  ask: Ask;
  expected: readonly string[];
}

function forgeriesOf(call: GoodCall, { mine }: TwoBusinesses): Forgery[] {
  const { operation } = call;
  const isGuest = operation.kind === 'guest';
  return HEADS.flatMap(([from, heads]) =>
    formsOf(call).flatMap(([form, ask, isTaken]) =>
      (['its cookie', 'its header'] as const).flatMap((by) => {
        const isSilent = from === 'nothing';
        // A program that is no browser sends just this, and may.
        if (isSilent && (by === 'its header' || (isGuest && isTaken))) return [];
        const refusal = by === 'its header' || isGuest ? 'foreign_site' : 'no_active_session';
        return {
          what: `${operation.name}: ${form} from ${from} with ${by}`,
          route: routeOf(call),
          ask: {
            ...ask,
            headers: {
              ...heads,
              ...ask.headers,
              ...(by === 'its cookie'
                ? { cookie: `session=${mine.owner.accessHash}` }
                : { authorization: mine.owner.accessHash, 'x-branch': mine.owner.branchId }),
            },
          },
          expected: isTaken ? [refusal] : [refusal, 'wrong_content_type'],
        };
      }),
    ),
  );
}

/** The call in every form that a browser can give it, and whether the server takes such a form for this call. */
function formsOf(call: GoodCall): [string, Ask, boolean][] {
  const good = call.ask();
  const text = JSON.stringify(good.body ?? {});
  const { operation } = call;
  const pairs = Object.entries((good.body ?? {}) as Record<string, unknown>);
  const fields = Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
  const form = formOf(Buffer.from('x'), fields);
  const typed = (type: string, payload: string): Ask => ({ payload, headers: { 'content-type': type } });
  return [
    [
      'a form',
      typed('application/x-www-form-urlencoded', queryText(fields)),
      operation.kind === 'guest' && operation.takesForm === true,
    ],
    ['JSON as text', typed('text/plain', text), false],
    ['JSON as text with more', typed('text/plain; application/json', text), false],
    ['a form with a file', form, operation.accepts === 'file'],
    ['JSON', good, true],
    ['nothing but the call', {}, true],
  ];
}

async function faultsOf(
  { what, route, ask, expected }: Forgery,
  { server }: TwoBusinesses,
  address: string,
): Promise<string[]> {
  const { status, headers, body } = await server.ask(null, route, { ...ask, address });
  const faults = status >= 400 && expected.includes(body.code) ? [] : [`${status} ${body.code}`];
  if (lendsItself(headers)) faults.push('another site may read the answer');
  return faults.map((fault) => `${what}: ${fault}`);
}

/** Another visitor each time: guests are counted by their address, and here it is where they come from that counts. */
const addressOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

/** What a browser asks before it sends JSON or a head of ours for another site; no call ever says yes. */
async function faultsOfPreflight(call: GoodCall, { server }: TwoBusinesses): Promise<string[]> {
  const { method, path, name } = call.operation;
  const { status, headers } = await server.ask(null, `OPTIONS ${path}`, {
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,authorization',
    },
  });
  return status < 400 || lendsItself(headers)
    ? [`${name}: the question before it is answered ${status}`]
    : [];
}

const lendsItself = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => name.startsWith('access-control-'));

/** The proof can tell: the same owner does the same from a page of ours, and a row changes. */
async function faultsOfOwnPage({ server, mine }: TwoBusinesses, hashBefore: string): Promise<string[]> {
  const { status } = await server.ask(mine.owner, 'POST api/category', {
    body: { name: 'From our own page' },
    headers: { host: 'duka.example', origin: 'https://duka.example', 'sec-fetch-site': 'same-origin' },
  });
  const changed = (await hashOfAll(server.database)) !== hashBefore;
  return status === 200 && changed ? [] : [`our own page is answered ${status}`];
}
