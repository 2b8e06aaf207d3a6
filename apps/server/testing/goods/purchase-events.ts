import { allot, rounded, type Share } from './goods-arithmetic.ts';
import type { Own } from './goods-model.ts';
import {
  addDocument,
  anyBatch,
  anyDay,
  anyMoney,
  anyPlace,
  anyProduct,
  anyQuantity,
  differentProducts,
  type GoodsEvent,
  noteBatch,
  one,
  type Play,
  type PlayedCost,
  type PlayedLine,
  wire,
  wireMoney,
} from './goods-play.ts';
import { anyDiscount, anyMode, costsOf, isRegistered } from './goods-prices.ts';
import { makeId } from './goods-runner.ts';
import { anyUnit, isBroken } from './goods-units.ts';

/** Goods are bought on credit, some by the carton. */
export function buy(play: Play): GoodsEvent {
  const { model, roll } = play;
  const place = anyPlace(play);
  const id = makeId();
  const [whole, mode] = [anyDiscount(play), anyMode(play)];
  const hasReceipt = roll(2) === 0;
  const lines = differentProducts(play, 3, () => anyProduct(play)).map((product) => {
    const factor = roll(4) === 0 ? product.factor : 1n;
    const said = factor > 1n ? BigInt(1 + roll(3)) * 1000n : anyQuantity(play, product, 40);
    const price = anyMoney(play);
    const priced = { amount: rounded(said * price, 1000n), isTaxed: roll(3) > 0, ...anyDiscount(play) };
    return { product, factor, said, price, ...anyBatch(play, product), priced };
  });
  const { day, date } = anyDay(
    play,
    place.store,
    lines.map(({ product }) => product),
  );
  const costs = costsOf(
    lines.map(({ priced }) => priced),
    { mode, discount: whole.discount },
    hasReceipt && isRegistered(play, place.branch),
  );
  return {
    what: `purchase of ${lines.map(({ said, price }) => `${said} at ${price}`).join()}`,
    branch: place.branch,
    route: 'POST api/purchase',
    day,
    body: {
      ...{ id, supplier_id: play.supplier, store_id: place.store, tax_mode: mode, payments: [] },
      ...{ ...date, ...whole.discountSaid, receipt_is_provided: hasReceipt },
      ...(hasReceipt ? { receipt_number: id.slice(-12) } : {}),
      lines: lines.map(({ product, factor, said, price, batchSaid, priced }) => ({
        ...{ product_id: product.id, quantity: wire(said), price: wireMoney(price) },
        ...(factor > 1n ? { unit: 'carton' } : {}),
        ...{ ...batchSaid, ...priced.discountSaid, tax_type: priced.isTaxed ? 'standard' : 'zero' },
      })),
    },
    done() {
      const bought = lines.map(({ product, factor, said, batch, batchSaid }, at) => {
        const cost = costs[at] ?? 0n;
        noteBatch(play, product, batchSaid);
        const quantity = said * factor;
        const taken = [{ batch, quantity }];
        model.bring(product.id, place, taken, cost, { document: id, line: at + 1 });
        return { product, quantity, factor, cost, taken, returned: 0n };
      });
      addDocument(play.purchases, { id, place, moment: model.moment, lines: bought, costs: 0 });
    },
  };
}

/** Goods go back to the supplier: those of their own receipt first, at what they cost here by now. */
export function sendBack(play: Play): GoodsEvent | null {
  const { model, roll, purchases } = play;
  const bought = one(play, purchases);
  if (!bought) return null;
  const at = roll(bought.lines.length);
  const line = bought.lines[at] as (typeof bought.lines)[number];
  const by = anyUnit(play, line);
  const left = (line.quantity - line.returned) / by.factor;
  const wanted = roll(3) === 0 ? left : anyQuantity(play, line.product, 6);
  const said = wanted > 0n ? wanted : 1000n;
  const quantity = said * by.factor;
  const { product } = line;
  const shares = model.choose(product.id, bought.place.store, quantity, {
    isStrict: true,
    ...ofBatches(line),
  });
  const isShort = !shares || model.free(product.id, bought.place.store) < quantity;
  return {
    what: `return of ${said} × ${by.factor} of ${left} to the supplier`,
    branch: bought.place.branch,
    route: 'POST api/purchase/return',
    body: { id: makeId(), purchase_id: bought.id, lines: [{ line_no: at + 1, ...by.say(said) }] },
    ...(bought.isVoid
      ? { refused: ['purchase_is_void'] }
      : isBroken(line, quantity)
        ? { refused: ['lines.0.quantity'] }
        : said > left
          ? { refused: ['more_than_bought'] }
          : isShort
            ? { refused: ['not_enough_stock'] }
            : {}),
    done() {
      line.returned += quantity;
      const own = { document: bought.id, line: at + 1 };
      model.take(product.id, bought.place, shares as Share[], { kind: 'purchase-return', own: [own] });
    },
  };
}

/** Goods that are kept in batches go back of those that they came in. */
function ofBatches({ product, taken }: Pick<PlayedLine, 'product' | 'taken'>): { only?: Set<string> } {
  return product.tracking === 'none' ? {} : { only: new Set(taken.map(({ batch }) => batch)) };
}

/** A purchase is taken back as if it had not been, while all of it is there. */
export function voidPurchase(play: Play): GoodsEvent | null {
  const { model, purchases } = play;
  const bought = one(play, purchases);
  if (!bought) return null;
  const { id, place, moment, lines } = bought;
  const kind = 'purchase-void';
  const isGone = lines.some(
    ({ product }) =>
      model.hasLeftSince(product.id, place.branch, moment, kind) ||
      model.hasFilled(product.id, place.branch, id),
  );
  const isDearer = lines.some(({ product }) => model.hasCostChanged(product.id, place.branch, moment, id));
  const isAway = lines.some(({ product, quantity, taken }) => {
    const only = ofBatches({ product, taken });
    return (
      !model.choose(product.id, place.store, quantity, { isStrict: true, ...only }) ||
      !model.mayTake(product.id, place.store, quantity)
    );
  });
  return {
    what: 'void of a purchase',
    branch: place.branch,
    route: 'PUT api/purchase/void',
    body: { id, reason: 'Typed wrong' },
    ...(bought.isVoid
      ? { refused: ['purchase_is_void'] }
      : lines.some(({ returned }) => returned > 0n)
        ? { refused: ['purchase_has_returns'] }
        : bought.costs
          ? { refused: ['purchase_has_costs'] }
          : isGone
            ? { refused: ['product_has_moved'] }
            : isDearer
              ? { refused: ['cost_has_changed'] }
              : isAway
                ? { refused: ['not_enough_stock'] }
                : {}),
    done() {
      bought.isVoid = true;
      for (const { product, taken, cost } of lines)
        model.takeBack(product.id, place, taken, { cost, document: id, kind });
    },
  };
}

/** Transport that comes after the goods: dearer stock for what is there, cost of sales for the rest (A1, A18). */
export function addCost(play: Play): GoodsEvent | null {
  const { model, roll } = play;
  const first = one(play, play.purchases);
  if (!first) return null;
  const second = one(play, play.purchases);
  const isSecond = second && second !== first && second.place.branch === first.place.branch && !second.isVoid;
  const purchases = isSecond ? [first, second] : [first];
  const amount = 1n + anyMoney(play, 900_000);
  const by = roll(2) ? 'value' : 'quantity';
  const id = makeId();
  const lines = purchases.flatMap(({ id: document, lines: all }) =>
    all.map((line, at) => ({ line, of: { document, line: at + 1 } })),
  );
  const values = lines.map(({ line }) => line.cost);
  const isByValue = by === 'value' && values.some((value) => value > 0n);
  const shares = allot(amount, isByValue ? values : lines.map(({ line }) => line.quantity));
  return {
    what: `transport of ${amount} by ${by}`,
    branch: first.place.branch,
    route: 'POST api/purchase/landed-cost',
    body: {
      ...{ id, purchases: purchases.map((one_) => one_.id), title: 'Lorry', by, tax: 'exempt' },
      ...{ amount: wireMoney(amount), supplier_id: play.supplier },
    },
    ...(first.isVoid ? { refused: ['purchase_is_void'] } : {}),
    done() {
      const { branch } = first.place;
      const parts: PlayedCost['parts'] = lines.map(({ line, of }, i) => {
        const { product, quantity, returned } = line;
        const share = shares[i] ?? 0n;
        const cost = { document: id, quantity, returned, difference: share };
        return { line, share, value: model.learn(product.id, branch, cost, [of]), of };
      });
      for (const bought of purchases) bought.costs = (bought.costs ?? 0) + 1;
      addDocument(play.costs, { id, branch, purchases, parts });
    },
  };
}

/** Transport is taken back, whatever has become of its goods. */
export function voidCost(play: Play): GoodsEvent | null {
  const { model } = play;
  const cost = one(play, play.costs);
  if (!cost) return null;
  const { id, branch, parts } = cost;
  return {
    what: 'void of transport',
    branch,
    route: 'PUT api/landed-cost/void',
    body: { id, reason: 'Typed wrong' },
    ...(cost.isVoid ? { refused: ['landed_cost_is_void'] } : {}),
    done() {
      cost.isVoid = true;
      for (const bought of cost.purchases) bought.costs = (bought.costs ?? 0) - 1;
      for (const { line, share, value, of } of parts) {
        const { product, quantity, returned } = line;
        const back = { document: id, quantity, returned, difference: share, put: value };
        model.unlearn(product.id, branch, back, [of as Own]);
      }
    },
  };
}
