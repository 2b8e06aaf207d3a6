import { checkBooks } from './check-books.ts';
import { playGoods } from './testing/goods/random-goods.ts';
import { withProofSystem } from './testing/proof-system.ts';

const EVENTS = 100_000;
const PRODUCTS = 200;

export const name = 'random-goods';

/** Every event that moves goods, at random over three branches and six stores, against a model of its own after each. */
export function run(size: number, seed: number): Promise<string> {
  return withProofSystem(async (system) => {
    const events = Math.max(100, Math.round(EVENTS * size));
    const began = Date.now();
    const { done, refused, faults } = await playGoods(system, { events, products: PRODUCTS, seed });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const broken = await checkBooks({ query: system.db.adminQuery });
    if (broken.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(broken)}`);
    const rate = Math.round(events / ((Date.now() - began) / 1000));
    return `${events} events, ${rate} a second: ${done} done, ${refused} refused as they had to be, the model agreed after each`;
  });
}
