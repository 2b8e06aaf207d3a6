import { type Books, readBooks } from './books.ts';
import type { WorkedCase } from './case-file.ts';
import type { CasePlace } from './case-server.ts';
import { type CaseShop, NotGiven, openCaseShop } from './case-shop.ts';
import { compareStanding } from './compare.ts';
import type { Difference } from './compare-figures.ts';
import { compareTrialBalance } from './compare-trial-balance.ts';
import { nameOf, playEvent } from './play-event.ts';

/** One figure that is not as the case has it, and where in the story. */
export interface Found {
  /** The number of the event; nought before the first, null behind the last. */
  no: number | null;
  line: string;
}

/** What became of a case. */
export interface Played {
  id: string;
  title: string;
  differences: readonly Found[];
}

/**
 * Plays a case in a business of its own over HTTP, each event on its own day, and compares everything that it says. What the
 * product does not know is one difference, and the story goes on.
 */
export async function playCase(place: CasePlace, worked: WorkedCase): Promise<Played> {
  const { id, title, initial, events } = worked;
  const differences: Found[] = [];
  const tell = (no: number | null, lines: readonly Difference[]) =>
    differences.push(...lines.map((line) => ({ no, line })));
  try {
    const shop = await openCaseShop(place, initial);
    tell(0, shop.notGiven);
    let books = await readBooks(shop);
    for (const event of events) {
      const { lines, after } = await playEvent(shop, event, books);
      tell(
        event.no,
        lines.map((line) => `${nameOf(event)}: ${line}`),
      );
      books = after;
    }
    tell(null, await compareEnd(shop, worked, books));
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    tell(0, [error.message]);
  }
  return { id, title, differences };
}

async function compareEnd(
  shop: CaseShop,
  { expected = {} }: WorkedCase,
  books: Books,
): Promise<Difference[]> {
  const { trial_balance = [], ...standing } = expected;
  const differences = await compareStanding(shop, standing, books);
  const date_to = shop.clock.today();
  for (const { branch, lines } of trial_balance)
    differences.push(...(await compareTrialBalance(shop, lines, { branches: [branch], date_to })));
  return differences;
}
