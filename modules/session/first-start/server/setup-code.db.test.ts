// cspell:ignore QQQQ
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupCodeCommand } from '#server/cli/setup-code.ts';
import { nextPhone } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { tryFirstStartElsewhere } from '../../testing/first-start-elsewhere.ts';
import { setupCodeOf } from './setup-code.ts';

let system: TestSystem;
let code: string;
beforeAll(async () => {
  system = await openTestSystem();
  code = setupCodeOf(system.serverKey);
});
afterAll(() => system.close());

const form = (setup_code?: string) => ({
  name: 'Duka la Neema',
  owner_name: 'Neema Mushi',
  owner_phone: nextPhone(),
  password: 'Kiti-cheupe-27',
  ...(setup_code === undefined ? {} : { setup_code }),
});
const counted = async () =>
  (await system.db.adminQuery<{ n: number }>('select count(*)::int as n from businesses'))[0]?.n;
let addresses = 0;
const elsewhere = () => {
  const browser = new TestBrowser(system);
  addresses += 1;
  browser.address = `10.44.0.${addresses}`;
  return browser;
};
const shown = async () => {
  const lines: string[] = [];
  await setupCodeCommand.run(
    {},
    {
      database: system.database,
      adminUrl: '',
      serverKey: async () => system.serverKey,
      context: terminalContext(system),
      print: (line) => lines.push(line),
    },
  );
  return lines.join();
};

const ACTS = ['POST api/first-start', 'POST api/first-start/sample', 'POST api/first-start/setup-code'];
const bodyOf = (route: string, setup_code?: string) =>
  route === ACTS[0] ? form(setup_code) : setup_code === undefined ? {} : { setup_code };

test('the command line shows the code that this server has, and another one has another', async () => {
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(await shown()).toBe(code);
  expect(setupCodeOf(Buffer.alloc(32, 1))).not.toBe(code);
});

test.each(ACTS)(
  '%s from elsewhere needs the code, whatever a call says of where it is from',
  async (route) => {
    const browser = elsewhere();
    expect((await browser.ask('GET api/first-start')).body.message.asks_code).toBe(true);
    for (const wrong of [undefined, '', '   '])
      expect(await browser.ask(route, { body: bodyOf(route, wrong) })).toMatchObject({
        status: 403,
        body: { code: 'setup_code_needed' },
      });
    for (const wrong of ['QQQQ-2222', code.slice(0, -1), `${code}A`])
      expect(await browser.ask(route, { body: bodyOf(route, wrong) })).toMatchObject({
        status: 403,
        body: { code: 'wrong_setup_code' },
      });
    for (const address of ['127.0.0.1', '::1', 'localhost'])
      expect(
        await browser.ask(route, { body: bodyOf(route), headers: { 'x-forwarded-for': address } }),
      ).toMatchObject({ status: 403, body: { code: 'setup_code_needed' } });
    expect(
      await TestBrowser.atTheServer(system).ask(route, {
        body: bodyOf(route),
        headers: { host: 'evil.example' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'setup_code_needed' } });
    expect(await counted()).toBe(0);
  },
);

test('guesses are limited for each address, a /64 being one, and a right code costs none', async () => {
  const guesser = new TestBrowser(system);
  const guess = (setup_code: string) => guesser.ask(ACTS[2] ?? '', { body: { setup_code } });
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) {
    guesser.address = `2001:db8:7:7::${n + 1}`;
    answers.push((await guess('QQQQ-2222')).status);
  }
  expect(answers).toEqual([...Array(10).fill(403), 429, 429]);
  expect((await guess(code)).status).toBe(429);
  guesser.address = '2001:db8:7:8::1';
  for (let n = 0; n < 12; n++) expect((await guess(code.toLowerCase().replace('-', ' '))).status).toBe(200);
});

test('from a second address of this machine the code is asked for, and opens; from loopback it is not', async () => {
  // Many times and with many guesses: `npm run prove -- first-start-elsewhere`.
  expect((await tryFirstStartElsewhere(system, 2)).faults).toEqual([]);
  expect(await shown()).not.toContain(code);
});
