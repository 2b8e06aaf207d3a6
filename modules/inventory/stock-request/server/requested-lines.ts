import { InvalidFields, type Problem } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { countFault } from '../../count.rules.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { factorOf, type UnitOfLine, withUnitsOfPaper } from '../../units.ts';
import type { GivenRequest } from '../stock-request.body.ts';
import { STOCK_REQUEST_TEXTS } from '../stock-request.words.ts';

/**
 * What is asked for as lines of a request, counted in the unit that stock is kept in (A12). Refused by its place is what is
 * not kept in stock, what is named twice, a unit that a product does not have, and parts of what is counted whole.
 */
export async function requestedLines(
  { tx, branch }: CommandContext,
  lines: GivenRequest['lines'],
  /** Of a request that is changed, as it was: what its units counted then they count still (A43). */
  before: readonly { product_id: string; requested_unit: string | null; factor: number | null }[] = [],
) {
  const ids = lines.map(({ product_id }) => product_id);
  const goods = await goodsForSale(tx, branch.id, ids);
  const kept = before.map(({ product_id, requested_unit: unit, factor }) => ({ product_id, unit, factor }));
  const named = withUnitsOfPaper<GivenRequest['lines'][number] & UnitOfLine>(lines, kept);
  return named.map(({ product_id, unit, requested, factor: of }, place) => {
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const good = goods.get(product_id);
    if (!good) return refuse('product_id', { key: 'not_found' });
    if (good.type === 'service')
      refuse('product_id', { key: 'no_goods', words: STOCK_REQUEST_TEXTS.noGoods });
    if (ids.indexOf(product_id) !== place)
      refuse('product_id', { key: 'twice', words: STOCK_REQUEST_TEXTS.twice });
    const factor = of ?? factorOf(good, unit);
    if (factor === null) return refuse('unit', { key: 'not_a_unit', words: STOCK_REQUEST_TEXTS.notAUnit });
    const counted = requested * BigInt(factor);
    const miscounted = countFault(counted, good);
    if (miscounted) refuse('requested', miscounted);
    const isFurther = unit !== null && unit !== good.unit_of_measure;
    return {
      product_id,
      unit: good.unit_of_measure,
      requested_unit: isFurther ? unit : null,
      factor: isFurther ? factor : null,
      ...NOTHING_YET,
      requested: counted,
    };
  });
}

const NOTHING_YET = { approved: 0n, sent: 0n, received: 0n, lost: 0n, returned: 0n, cost: 0n };
