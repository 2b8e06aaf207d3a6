import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsHash } from '#server-kit/testing/all-rows.ts';
import { booksHold } from '../books-hold.ts';
import { type GoodsShop, openGoodsShop } from './goods-shop.ts';
import { bodiesOf, openWorld, type World } from './goods-typed.ts';

/** What is sent, and the code of its refusal, or the one field that its sentence stands under. */
type Bad = readonly [what: string, route: string, body: () => object, by: string, inOther?: 'in the other'];

/** Opens a shop for the tests of a file, in which everything that is tried is refused and changes nothing. */
export function goodsTypedWrong() {
  let shop: GoodsShop;
  let known: World;
  let hash: () => Promise<string>;
  let rows: string;
  beforeAll(async () => {
    shop = await openGoodsShop();
    known = await openWorld(shop);
    const hashOf = await rowsHash(shop.system.db);
    hash = () => hashOf(shop.business_id);
    rows = await hash();
  });
  afterAll(async () => {
    await booksHold(shop.system.db);
    await shop.system.close();
  });

  async function refused([, route, body, by, inOther]: Bad): Promise<void> {
    const said = body();
    const branch = inOther ? shop.other_branch : '';
    const inLanguage = async (language: string) => {
      const answer = await shop.call(route, said, { branch, language });
      expect([400, 409], JSON.stringify(answer.body)).toContain(answer.status);
      return answer.body;
    };
    const [en, sw] = [await inLanguage('en'), await inLanguage('sw')];
    const isField = en.code === 'invalid_fields';
    expect(isField ? Object.keys(en.fields) : [en.code], JSON.stringify(en)).toEqual([by]);
    const sentences = [en, sw].map(({ message, fields }): string => (isField ? fields[by] : message));
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{L}\p{N}][^{}]{4,180}\.$/u);
    expect(sentences[0]).not.toBe(sentences[1]);
    expect(await hash()).toBe(rows);
  }

  const world = () => known;
  return {
    shop: () => shop,
    world,
    /** Bodies that are sound but for what is said otherwise. */
    said: <K extends keyof ReturnType<typeof bodiesOf>>(
      kind: K,
      ...of: Parameters<ReturnType<typeof bodiesOf>[K]>
    ) => (bodiesOf(shop, world)[kind] as (...parts: unknown[]) => object)(...of),
    everyWay(list: readonly Bad[]): void {
      for (const bad of list) test(bad[0], () => refused(bad));
    },
    /** From here on nothing is dated up to this day. */
    async lock(lock_date: string): Promise<void> {
      for (const id of [shop.branch_id, shop.other_branch])
        await shop.done('PUT api/branch/lock', { id, lock_date }, id);
      rows = await hash();
    },
  };
}
