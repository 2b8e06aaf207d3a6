import { setTimeout as wait } from 'node:timers/promises';
import { OWNER_PASSWORD } from './testing/people.ts';
import { inProofHouse } from './testing/proof-house.ts';
import { aShopThatSells, p95, sell } from './testing/selling-shop.ts';
import { browserElsewhere } from './testing/session-attacks.ts';
import type { TestBrowser } from './testing/test-browser.ts';

export const name = 'brute-force';

const GUESSES = 1000;
const ROUNDS = 10;
const SALES_A_ROUND = 40;
/** Of a thousand guesses no more are looked at, and sales are slowed no more (reliability.md, T13). */
const MOST_EVALUATED = 15;
const MOST_SLOWED = 1.2;

/** How soon a guess follows the answer to the last: as over a network that is near. */
const PAUSE_MS = 5;

/** Somebody guesses at a password without rest, while a till of the same shop sells and its owner logs in. */
export function run(size: number): Promise<string> {
  return inProofHouse(async (house) => {
    const shop = await aShopThatSells(house);
    const guesser = browserElsewhere(house);
    const times = { quiet: [] as number[], attacked: [] as number[] };
    const answers: number[] = [];
    await sell(shop, 20);
    const rounds = Math.max(2, Math.round(ROUNDS * size));
    for (let round = 0; round < rounds; round++) {
      times.quiet.push(...(await sell(shop, SALES_A_ROUND)));
      const guesses = guess(guesser, shop.phone, Math.round((GUESSES * size) / rounds));
      times.attacked.push(...(await sell(shop, SALES_A_ROUND)));
      answers.push(...(await guesses));
    }
    const evaluated = answers.filter((status) => status === 401).length;
    const owner = await browserElsewhere(house).logIn(shop.phone, OWNER_PASSWORD);
    const [quiet, attacked] = [p95(times.quiet), p95(times.attacked)];
    const said = `${evaluated} of ${answers.length} guesses looked at, a sale ${quiet.toFixed(1)} ms and ${attacked.toFixed(1)} ms meanwhile (p95), the owner ${owner.status}`;
    const others = answers.some((status) => status !== 401 && status !== 429);
    const isSlowed = attacked > quiet * MOST_SLOWED;
    if (evaluated > MOST_EVALUATED || others || owner.status !== 200 || isSlowed) throw new Error(said);
    return said;
  });
}

/** One guess after the other. */
async function guess(browser: TestBrowser, phone: string, count: number): Promise<number[]> {
  const answers: number[] = [];
  for (let i = 0; i < count; i++) {
    answers.push((await browser.logIn(phone, `Kiti-cheupe-${i}`)).status);
    await wait(PAUSE_MS);
  }
  return answers;
}
