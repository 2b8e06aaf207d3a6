import { setTimeout as wait } from 'node:timers/promises';
import { OWNER_PASSWORD } from './testing/people.ts';
import { withProofSystem } from './testing/proof-system.ts';
import { browserElsewhere } from './testing/session-attacks.ts';
import { aShopThatSells, p95, type ShopUnderLoad, sell } from './testing/shop-under-load.ts';
import type { TestBrowser } from './testing/test-browser.ts';

export const name = 'brute-force';

const GUESSES = 1000;
const ROUNDS = 10;
const FEWEST_ROUNDS = 5;
const SALES_A_ROUND = 40;
/** Of a thousand guesses no more are looked at, and sales are slowed no more (reliability.md, T13). */
const MOST_EVALUATED = 15;
const MOST_SLOWED = 1.2;

/** How soon a guess follows the answer to the last: as over a network that is near. */
const PAUSE_MS = 5;

/** Somebody guesses at a password without rest, while a till of the same shop sells and its owner logs in. */
export function run(size: number): Promise<string> {
  return withProofSystem(async (system) => {
    const shop = await aShopThatSells(system);
    await sell(shop, 20);
    const rounds = Math.max(FEWEST_ROUNDS, Math.round(ROUNDS * size));
    const { answers, slowed } = await attack(shop, browserElsewhere(system), {
      rounds,
      guesses: Math.round((GUESSES * size) / rounds),
    });
    const evaluated = answers.filter((status) => status === 401).length;
    const owner = await browserElsewhere(system).logIn(shop.phone, OWNER_PASSWORD);
    const said = `${evaluated} of ${answers.length} guesses looked at, a sale takes ${slowed.toFixed(2)} times as long meanwhile (p95, median of ${rounds} rounds), the owner ${owner.status}`;
    const others = answers.some((status) => status !== 401 && status !== 429);
    if (evaluated > MOST_EVALUATED || others || owner.status !== 200 || slowed > MOST_SLOWED)
      throw new Error(said);
    return said;
  });
}

/**
 * Sells in peace and under attack by turns. Each round is held against the peace right before and after it, and the round
 * in the middle decides: what else the machine does in the meantime slows both, or spoils a round and not the verdict.
 */
async function attack(
  shop: ShopUnderLoad,
  guesser: TestBrowser,
  { rounds, guesses }: { rounds: number; guesses: number },
): Promise<{ answers: number[]; slowed: number }> {
  const answers: number[] = [];
  const ratios: number[] = [];
  let before = await sell(shop, SALES_A_ROUND);
  for (let round = 0; round < rounds; round++) {
    const guessed = guess(guesser, shop.phone, guesses);
    const attacked = await sell(shop, SALES_A_ROUND);
    answers.push(...(await guessed));
    const after = await sell(shop, SALES_A_ROUND);
    ratios.push(p95(attacked) / p95([...before, ...after]));
    before = after;
  }
  return { answers, slowed: ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity };
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
