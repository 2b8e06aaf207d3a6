import { divideRounded } from '#core/decimal.ts';
import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { notePriceChanges } from '#modules/inventory/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { BoughtLine } from '../bought-lines.rules.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import { BELOW_MINIMUM } from '../purchase.words.ts';

/**
 * A product is known in its branch by what it cost last, and is sold from now on at the price that the buyer gave it. Both
 * are prices of the unit that stock is kept in; free goods say nothing of what the next ones cost.
 */
export async function setPrices(
  context: CommandContext,
  purchaseId: string,
  given: GivenPurchase['lines'],
  lines: readonly BoughtLine[],
): Promise<void> {
  const { tx } = context;
  if (given.some(({ selling_price }) => selling_price != null)) requireToo(context, 'modify_selling_price');
  const known = await tx.lockAll(product, [...new Set(lines.map(({ product_id }) => product_id))]);
  const rows = known
    .map((before) => ({ before, after: priced(before, given, lines) }))
    .filter(
      ({ before, after }) =>
        before.buying_price !== after.buying_price || before.selling_price !== after.selling_price,
    );
  await tx.saveAll(product, rows);
  notePriceChanges(context, rows, purchaseId);
}

function priced(before: RowOf<typeof product>, given: GivenPurchase['lines'], lines: readonly BoughtLine[]) {
  const after = { ...before };
  lines.forEach(({ product_id, cost, base_quantity }, i) => {
    if (product_id !== before.id) return;
    if (cost > 0n) after.buying_price = money(divideRounded(cost * ONE_UNIT, base_quantity));
    const selling_price = given[i]?.selling_price;
    if (selling_price == null) return;
    if (after.minimum_price != null && after.minimum_price > selling_price)
      throw new InvalidFields({
        [`lines.${i}.selling_price`]: { key: 'below_minimum', words: BELOW_MINIMUM },
      });
    after.selling_price = selling_price;
  });
  return after;
}
