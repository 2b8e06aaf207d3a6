import { rounded, type Share, total } from './goods-arithmetic.ts';
import {
  addDocument,
  anyBatch,
  anyMoney,
  anyPlace,
  anyProduct,
  anyQuantity,
  differentProducts,
  type GoodsEvent,
  noteBatch,
  one,
  type Play,
  type PlayedOrder,
  wire,
  wireMoney,
} from './goods-play.ts';
import { costsOf, isRegistered } from './goods-prices.ts';
import { makeId } from './goods-runner.ts';
import { ofLine } from './goods-units.ts';

type OrderedLine = PlayedOrder['lines'][number];

/** What 2050 holds once so much of a line is there, rounded as a whole (A19). */
const accruedAt = ({ value, quantity }: OrderedLine, there: bigint) => rounded(value * there, quantity);

/** What leaves 2050 so that it holds what is there and not billed; a void between others left it a unit apart. */
const accruedOff = (line: OrderedLine) => {
  const left = accruedAt(line, line.received - line.returned) - accruedAt(line, line.billed);
  return line.held > left ? line.held - left : 0n;
};

/** What goods of one line are worth at a price that holds VAT, with it or without. */
const costAt = (amount: bigint, claims: boolean) =>
  total(costsOf([{ amount, discount: 0, isTaxed: true }], { mode: 'inclusive', discount: 0 }, claims));

/** Goods are ordered; nothing moves. */
export function order(play: Play): GoodsEvent {
  const { roll } = play;
  const place = anyPlace(play);
  const lines = differentProducts(play, 2, () => anyProduct(play)).map((product): OrderedLine => {
    const factor = roll(4) === 0 ? product.factor : 1n;
    const quantity = factor > 1n ? BigInt(1 + roll(4)) * 1000n : anyQuantity(play, product, 60);
    const price = anyMoney(play);
    const nothing = { received: 0n, returned: 0n, billed: 0n, held: 0n, cost: 0n, taken: [], receipts: [] };
    const value = costAt(rounded(quantity * price, 1000n), isRegistered(play, place.branch));
    return { product, factor, quantity, price, value, ...nothing };
  });
  return {
    what: 'order',
    branch: place.branch,
    route: 'POST api/purchase-order',
    body: {
      ...{ supplier_id: play.supplier, store_id: place.store, price_mode: 'inclusive' },
      lines: lines.map(({ product, factor, quantity, price }) => ({
        ...{ product_id: product.id, quantity: wire(quantity), price: wireMoney(price) },
        ...(factor > 1n ? { unit: 'carton' } : {}),
      })),
    },
    done: ({ id }) => addDocument(play.orders, { id, place, isSent: false, lines }, 20),
  };
}

export function sendOrder(play: Play): GoodsEvent | null {
  const made = play.orders.findLast(({ isSent }) => !isSent);
  if (!made) return null;
  return {
    what: 'order sent',
    branch: made.place.branch,
    route: 'PUT api/purchase-order/send',
    body: { id: made.id },
    done() {
      made.isSent = true;
    },
  };
}

/** One line of an order that was sent, and how much of it is meant. */
function anyLine(play: Play, most: (line: OrderedLine) => bigint) {
  const made = one(play, play.orders);
  if (!made) return null;
  const at = play.roll(made.lines.length);
  const line = made.lines[at] as OrderedLine;
  const left = most(line);
  const isAll = left > 0n && play.roll(3) === 0;
  const most20 = line.factor > 1n ? 2 : 20;
  const quantity = isAll
    ? left
    : line.factor > 1n
      ? BigInt(1 + play.roll(most20)) * 1000n
      : anyQuantity(play, line.product, most20);
  return { made, at, line, left, quantity };
}

/** Goods of an order come, at its price. */
export function receive(play: Play): GoodsEvent | null {
  const some = anyLine(play, ({ quantity, received, returned }) => quantity - received + returned);
  if (!some) return null;
  const { made, at, line, left, quantity } = some;
  const { product } = line;
  const { batch, batchSaid } = anyBatch(play, product);
  const id = makeId();
  return {
    what: `receipt of ${quantity} of ${left}`,
    branch: made.place.branch,
    route: 'PUT api/purchase-order/receive',
    body: {
      ...{ id, order_id: made.id, store_id: made.place.store },
      lines: [{ line_no: at + 1, ...ofLine(line), quantity: wire(quantity), ...batchSaid }],
    },
    ...(!made.isSent
      ? { refused: ['order_not_sent'] }
      : quantity > left
        ? { refused: ['more_than_ordered'] }
        : {}),
    done() {
      noteBatch(play, product, batchSaid);
      const there = line.received - line.returned;
      const cost = accruedAt(line, there + quantity) - accruedAt(line, there);
      line.received += quantity;
      line.held += cost;
      line.receipts.push({ document: id, line: 1, batch });
      const shares = [{ batch, quantity: quantity * line.factor }];
      play.model.bring(product.id, made.place, shares, cost, { document: id, line: 1 });
    },
  };
}

/** Goods of an order go back before they are billed: of its own receipts first, at what they cost here by now. */
export function giveBack(play: Play): GoodsEvent | null {
  const { model } = play;
  const some = anyLine(play, ({ received, returned, billed }) => received - returned - billed);
  if (!some) return null;
  const { made, at, line, left, quantity } = some;
  const { product, factor } = line;
  const wanted = quantity * factor;
  const only = product.tracking === 'none' ? {} : { only: new Set(line.receipts.map(({ batch }) => batch)) };
  const shares = model.choose(product.id, made.place.store, wanted, { isStrict: true, ...only });
  const isShort = !shares || model.free(product.id, made.place.store) < wanted;
  return {
    what: `${quantity} of ${left} given back of an order`,
    branch: made.place.branch,
    route: 'PUT api/purchase-order/return',
    body: {
      ...{ id: makeId(), order_id: made.id, store_id: made.place.store },
      lines: [{ line_no: at + 1, ...ofLine(line), quantity: wire(quantity) }],
    },
    ...(!made.isSent
      ? { refused: ['order_not_sent'] }
      : quantity > left
        ? { refused: ['more_than_received'] }
        : isShort
          ? { refused: ['not_enough_stock'] }
          : {}),
    done() {
      line.returned += quantity;
      line.held -= accruedOff(line);
      model.take(product.id, made.place, shares as Share[], {
        kind: 'goods-return',
        own: line.receipts,
      });
    },
  };
}

/** The bill for goods that came: what they cost more or less goes to those that are still there (A1). */
export function bill(play: Play): GoodsEvent | null {
  const { model } = play;
  const some = anyLine(play, ({ received, returned, billed }) => received - returned - billed);
  if (!some) return null;
  const { made, at, line, left, quantity } = some;
  const { product, factor } = line;
  const price = play.roll(2) ? line.price : anyMoney(play);
  const id = makeId();
  const hasReceipt = play.roll(2) === 0;
  const isNone = line.receipts.length === 0 && made.lines.every(({ receipts }) => receipts.length === 0);
  return {
    what: `bill for ${quantity} of ${left} at ${price}, ordered at ${line.price}`,
    branch: made.place.branch,
    route: 'POST api/purchase/bill',
    body: {
      ...{ id, order_id: made.id, payments: [], receipt_is_provided: hasReceipt },
      ...(hasReceipt ? { receipt_number: id.slice(-12) } : {}),
      lines: [{ line_no: at + 1, ...ofLine(line), quantity: wire(quantity), price: wireMoney(price) }],
    },
    ...(!made.isSent
      ? { refused: ['order_not_sent'] }
      : isNone
        ? { refused: ['nothing_received'] }
        : quantity > left
          ? { refused: ['more_than_received'] }
          : {}),
    done() {
      line.billed += quantity;
      const accrued = accruedOff(line);
      line.held -= accrued;
      const claims = hasReceipt && isRegistered(play, made.place.branch);
      const difference = costAt(rounded(quantity * price, 1000n), claims) - accrued;
      const receipts = [...line.receipts];
      const { branch } = made.place;
      const cost = { document: id, quantity: quantity * factor, difference };
      const value = model.learn(product.id, branch, cost, receipts);
      const { place } = made;
      const sent = { returned: 0n };
      addDocument(play.bills, {
        id,
        branch,
        place,
        line,
        sent,
        quantity,
        value,
        difference,
        accrued,
        receipts,
      });
    },
  };
}

/** A bill is taken back: the goods stay, worth again what their order said. */
export function voidBill(play: Play): GoodsEvent | null {
  const { model } = play;
  const billed = one(play, play.bills);
  if (!billed) return null;
  const { id, branch, line, receipts, quantity, value, difference, accrued } = billed;
  return {
    what: `void of a bill that brought ${value}`,
    branch,
    route: 'PUT api/purchase/void',
    body: { id, reason: 'Typed wrong' },
    ...(billed.isVoid
      ? { refused: ['purchase_is_void'] }
      : billed.sent.returned > 0n
        ? { refused: ['purchase_has_returns'] }
        : {}),
    done() {
      billed.isVoid = true;
      line.billed -= quantity;
      line.held += accrued;
      const back = { document: id, quantity: quantity * line.factor, difference, put: value };
      model.unlearn(line.product.id, branch, back, receipts);
    },
  };
}

/** Goods of a bill go back: of the receipts of its line first, at what they cost here by now (A20). */
export function sendBilledBack(play: Play): GoodsEvent | null {
  const { model, roll } = play;
  const billed = one(play, play.bills);
  if (!billed) return null;
  const { id, place, line, sent } = billed;
  const { product, factor } = line;
  const left = billed.quantity - sent.returned;
  const some = factor > 1n ? 1000n : anyQuantity(play, product, 6);
  const quantity = left > 0n && roll(3) === 0 ? left : some;
  const wanted = quantity * factor;
  const only = product.tracking === 'none' ? {} : { only: new Set(line.receipts.map(({ batch }) => batch)) };
  const shares = model.choose(product.id, place.store, wanted, { isStrict: true, ...only });
  return {
    what: `return of ${quantity} of ${left} of a bill`,
    branch: place.branch,
    route: 'POST api/purchase/return',
    body: {
      id: makeId(),
      purchase_id: id,
      lines: [{ line_no: 1, ...ofLine(line), quantity: wire(quantity) }],
    },
    ...(billed.isVoid
      ? { refused: ['purchase_is_void'] }
      : quantity > left
        ? { refused: ['more_than_bought'] }
        : !shares || model.free(product.id, place.store) < wanted
          ? { refused: ['not_enough_stock'] }
          : {}),
    done() {
      sent.returned += quantity;
      model.take(product.id, place, shares as Share[], { kind: 'purchase-return', own: line.receipts });
    },
  };
}
