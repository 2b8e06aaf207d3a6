import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

test('guesses from everywhere at one account run out; a browser that was logged in there does not suffer', async () => {
  const { phone } = await aBusiness(system);
  const mine = new TestBrowser(system);
  mine.address = '10.9.1.1';
  const entered = await mine.ask('POST api/user/login', {
    body: { username: phone, password: OWNER_PASSWORD },
  });
  const known = entered.cookies.find((line) => line.startsWith('known='))?.split(';')[0] ?? '';
  expect(entered.cookies.find((line) => line.startsWith('known='))).toMatch(/HttpOnly; SameSite=Strict/);
  const guess = async (n: number, cookie?: string, account = phone) => {
    const anybody = new TestBrowser(system);
    anybody.address = `10.9.2.${n}`;
    const body = { username: account, password: 'Kiti-cheupe-28' };
    return (await anybody.ask('POST api/user/login', { body, headers: { cookie } })).status;
  };
  const answers: number[] = [];
  for (let n = 1; n <= 52; n++) answers.push(await guess(n));
  expect(answers.filter((status) => status === 401)).toHaveLength(50);
  expect(answers.slice(50)).toEqual([429, 429]);
  const right = { username: phone, password: OWNER_PASSWORD };
  const anew = new TestBrowser(system);
  anew.address = '10.9.1.2';
  expect((await anew.ask('POST api/user/login', { body: right })).status).toBe(429);
  // The cookie of another account, and one that is made up, count for nothing.
  const other = await aBusiness(system);
  expect(await guess(60, known, other.phone)).toBe(401);
  const madeUp = `${known.slice(0, -1)}${known.endsWith('A') ? 'Q' : 'A'}`;
  expect(await guess(61, madeUp)).toBe(429);
  anew.address = '10.9.1.3';
  const asKnown = { body: right, headers: { cookie: known } };
  expect((await anew.ask('POST api/user/login', asKnown)).status).toBe(200);
  const thief: number[] = [];
  for (let n = 70; n < 82; n++) thief.push(await guess(n, known));
  expect(thief).toEqual([...Array(10).fill(401), 429, 429]);
});
