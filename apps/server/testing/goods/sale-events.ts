import { comeBack, rounded, type Share, total, worth } from './goods-arithmetic.ts';
import {
  addDocument,
  anyDay,
  anyMoney,
  anyPlace,
  anyQuantity,
  differentProducts,
  type GoodsEvent,
  one,
  type Play,
  partOfStock,
  productThere,
  wire,
  wireMoney,
} from './goods-play.ts';
import { anyDiscount, anyMode, isRegistered, taxed } from './goods-prices.ts';
import { makeId } from './goods-runner.ts';
import { anyUnit, isBroken } from './goods-units.ts';

/** A sale of one to three products on credit, some by the carton, with discounts and VAT; some are given away. */
export function sell(play: Play): GoodsEvent {
  const { model, roll } = play;
  const place = anyPlace(play);
  const products = differentProducts(play, 3, () => productThere(play, place));
  const id = makeId();
  const { day, date } = anyDay(play, place.store, products);
  const [whole, mode] = [anyDiscount(play), anyMode(play)];
  const lines = products.map((product) => {
    const there = model.free(product.id, place.store);
    const isCarton = roll(5) === 0;
    const factor = isCarton ? product.factor : 1n;
    const said = isCarton ? BigInt(1 + roll(2)) * 1000n : partOfStock(play, product, there);
    const quantity = said * factor;
    const shares = model.choose(product.id, place.store, quantity, { day });
    const isShort = !shares || !model.mayTake(product.id, place.store, quantity);
    const price = roll(3) === 0 ? 0n : anyMoney(play);
    return { product, factor, said, quantity, shares, isShort, price, ...anyDiscount(play) };
  });
  const isLate = lines.some(({ product, shares }) =>
    model.wasShortSince(product.id, place.store, shares ?? [], day),
  );
  const priced = lines.map(({ said, price, discount }) => ({
    ...{ amount: rounded(said * price, 1000n), discount },
    isTaxed: isRegistered(play, place.branch),
  }));
  const due = total(taxed(priced, { mode, discount: whole.discount }).map(({ net, tax }) => net + tax));
  return {
    what: `sale of ${lines.map(({ quantity }) => quantity).join()}`,
    branch: place.branch,
    route: 'POST api/sale/checkout',
    body: {
      ...{
        id,
        store_id: place.store,
        tax_mode: mode,
        customer_id: play.customer,
        ...date,
        ...whole.discountSaid,
      },
      payments: due > 0n ? [{ mode: 'credit', amount: wireMoney(due) }] : [],
      lines: lines.map(({ product, factor, said, price, discountSaid }) => ({
        ...{ product_id: product.id, quantity: wire(said), unit_price: wireMoney(price), ...discountSaid },
        ...(factor > 1n ? { unit: 'carton' } : {}),
      })),
    },
    day,
    ...(lines.some(({ isShort }) => isShort)
      ? { refused: ['not_enough_stock'] }
      : isLate
        ? { refused: ['not_enough_on_that_day'] }
        : {}),
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
  const by = anyUnit(play, line);
  const left = (line.quantity - line.returned) / by.factor;
  const wanted = roll(3) === 0 ? left : anyQuantity(play, line.product, 3);
  const said = wanted > 0n ? wanted : 1000n;
  const quantity = said * by.factor;
  const goods = roll(4) === 0 ? 'scrap' : 'restock';
  const id = makeId();
  return {
    what: `return of ${said} × ${by.factor} of ${left}, ${goods}`,
    branch: sale.place.branch,
    route: 'POST api/sale/return',
    body: {
      ...{ id, sale_id: sale.id, refunds: [] },
      lines: [{ line_no: at + 1, ...by.say(said), goods }],
    },
    ...(sale.isVoid
      ? { refused: ['sale_is_void'] }
      : isBroken(line, quantity)
        ? { refused: ['lines.0.quantity'] }
        : said > left
          ? { refused: ['more_than_sold'] }
          : {}),
    done() {
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
