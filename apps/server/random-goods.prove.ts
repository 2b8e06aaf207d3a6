import { sum } from '#core/money.ts';
import { checkBooks } from './check-books.ts';
import { playGoods } from './testing/goods/random-goods.ts';
import { withProofSystem } from './testing/proof-system.ts';

const EVENTS = 100_000;
const PRODUCTS = 200;
/** Businesses that trade beside each other, so that the database works while the model of another one reckons. */
const WORLDS = 4;

export const name = 'random-goods';

/** Every event that moves goods, at random over three branches and six stores, against a model of its own after each. */
export function run(size: number, seed: number): Promise<string> {
  return withProofSystem(async (system) => {
    const events = Math.ceil(Math.max(100, EVENTS * size) / WORLDS);
    const began = Date.now();
    const worlds = await Promise.all(
      Array.from({ length: WORLDS }, (_, world) =>
        playGoods(system, { events, products: PRODUCTS, seed: seed + world }),
      ),
    );
    const faults = worlds.flatMap((world) => world.faults);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const broken = await checkBooks({ query: system.db.adminQuery });
    if (broken.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(broken)}`);
    const all = events * WORLDS;
    const rate = Math.round(all / ((Date.now() - began) / 1000));
    const [done, refused] = [
      sum(worlds.map((w) => BigInt(w.done))),
      sum(worlds.map((w) => BigInt(w.refused))),
    ];
    return `${all} events in ${WORLDS} businesses, ${rate} a second: ${done} done, ${refused} refused as they had to be, the model agreed after each`;
  });
}
