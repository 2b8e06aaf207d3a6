import { comeBack, rounded, type Share, worth } from './goods-arithmetic.ts';
import {
  addDocument,
  anyPlace,
  anyQuantity,
  differentProducts,
  type GoodsEvent,
  one,
  type Play,
  partOfStock,
  productThere,
  wire,
} from './goods-play.ts';
import { makeId } from './goods-runner.ts';

/** A sale of one to three products, some by the carton. What it is paid is the matter of other tests, so all is given away. */
export function sell(play: Play): GoodsEvent {
  const { model, roll, runner } = play;
  const place = anyPlace(play);
  const products = differentProducts(play, 3, () => productThere(play, place));
  const id = makeId();
  const lines = products.map((product) => {
    const there = model.free(product.id, place.store);
    const isCarton = roll(5) === 0;
    const factor = isCarton ? product.factor : 1n;
    const said = isCarton ? BigInt(1 + roll(2)) * 1000n : partOfStock(play, product, there);
    const quantity = said * factor;
    const shares = model.choose(product.id, place.store, quantity, { day: runner.day });
    return { product, factor, said, quantity, shares, isShort: !shares || there < quantity };
  });
  return {
    what: `sale of ${lines.map(({ quantity }) => quantity).join()}`,
    branch: place.branch,
    route: 'POST api/sale/checkout',
    body: {
      ...{ id, store_id: place.store, payments: [] },
      lines: lines.map(({ product, factor, said }) => ({
        ...{ product_id: product.id, quantity: wire(said), unit_price: 0 },
        ...(factor > 1n ? { unit: 'carton' } : {}),
      })),
    },
    ...(lines.some(({ isShort }) => isShort) ? { refused: ['not_enough_stock'] } : {}),
    done() {
      const sold = lines.map(({ product, factor, quantity, shares }) => {
        const taken = shares as Share[];
        const cost = worth(model.take(product.id, place, taken, { kind: 'sale' }));
        return { product, quantity, factor, cost, taken, returned: 0n };
      });
      addDocument(play.sales, { id, place, moment: model.moment, lines: sold });
    },
  };
}

/** A part of a line comes back, to the shelf or as spoiled: at its share of what the line had cost. */
export function takeBack(play: Play): GoodsEvent | null {
  const { model, roll, sales } = play;
  const sale = one(play, sales);
  if (!sale) return null;
  const at = roll(sale.lines.length);
  const line = sale.lines[at] as (typeof sale.lines)[number];
  const left = (line.quantity - line.returned) / line.factor;
  const wanted = roll(3) === 0 ? left : anyQuantity(play, line.product, 3);
  const said = wanted > 0n ? wanted : 1000n;
  const goods = roll(4) === 0 ? 'scrap' : 'restock';
  const id = makeId();
  return {
    what: `return of ${said} of ${left}, ${goods}`,
    branch: sale.place.branch,
    route: 'POST api/sale/return',
    body: {
      ...{ id, sale_id: sale.id, refunds: [] },
      lines: [{ line_no: at + 1, quantity: wire(said), goods }],
    },
    ...(sale.isVoid ? { refused: ['sale_is_void'] } : said > left ? { refused: ['more_than_sold'] } : {}),
    done() {
      const quantity = said * line.factor;
      const upTo = (back: bigint) => rounded(line.cost * back, line.quantity);
      const cost = upTo(line.returned + quantity) - upTo(line.returned);
      const shares = comeBack(line.taken, quantity, line.returned);
      line.returned += quantity;
      if (goods === 'restock')
        model.bring(line.product.id, sale.place, shares, cost, { document: id, line: 1 });
    },
  };
}

/** A whole sale is taken back: all of it is there again at what it had cost. */
export function voidSale(play: Play): GoodsEvent | null {
  const { model, sales } = play;
  const sale = one(play, sales);
  if (!sale) return null;
  return {
    what: 'void of a sale',
    branch: sale.place.branch,
    route: 'PUT api/sale/void',
    body: { id: sale.id, reason: 'Typed wrong' },
    ...(sale.lines.some(({ returned }) => returned > 0n)
      ? { refused: ['sale_has_returns', 'sale_is_void', 'not_in_this_state'] }
      : sale.isVoid
        ? { refused: ['sale_is_void', 'not_in_this_state'] }
        : {}),
    done() {
      sale.isVoid = true;
      for (const [at, { product, quantity, cost, taken }] of sale.lines.entries())
        model.bring(product.id, sale.place, comeBack(taken, quantity), cost, {
          document: sale.id,
          line: at + 1,
        });
    },
  };
}
