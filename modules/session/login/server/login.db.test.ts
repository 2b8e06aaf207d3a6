import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSessionHouse, type SessionHouse } from '#server/testing/session-house.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';

let house: SessionHouse;
beforeAll(async () => {
  house = await openSessionHouse();
});
afterAll(() => house.close());

test('first start', async () => {
  const browser = new TestBrowser(house);
  expect((await browser.ask('GET api/first-start')).body.message).toEqual({ needed: true });
  const made = await browser.ask('POST api/first-start', {
    body: {
      name: 'Duka la Neema',
      owner_name: 'Neema Mushi',
      owner_phone: '0754 321 098',
      password: 'Kiti-cheupe-27',
    },
  });
  console.log(JSON.stringify(made.body), house.logged.slice(-1));
  const answer = await browser.logIn('0754321098', 'Kiti-cheupe-27');
  console.log(JSON.stringify(answer.body).slice(0, 900), answer.cookie, house.logged.slice(-1));
  const again = await browser.ask('GET api/user/refresh');
  console.log(again.status, JSON.stringify(again.body).slice(0, 200), house.logged.slice(-1));
  expect(again.status).toBe(200);
});
