import { type Part, rounded, type Share, total, worth } from './goods-arithmetic.ts';
import {
  addDocument,
  anyPlace,
  anyQuantity,
  differentProducts,
  type GoodsEvent,
  one,
  type Play,
  type PlayedRequest,
  partOfStock,
  productThere,
  wire,
} from './goods-play.ts';
import { makeId } from './goods-runner.ts';

type AskedLine = PlayedRequest['lines'][number];

const isBetween = ({ from, to }: PlayedRequest) => from.branch !== to.branch;
const onTheRoad = ({ sent, off }: AskedLine) => sent - off;

/** One store asks another for goods, of the same branch or of another one. */
export function ask(play: Play): GoodsEvent {
  const [from, to] = [anyPlace(play), anyPlace(play)];
  const lines = askedLines(play, from);
  const id = makeId();
  return {
    what: 'request',
    branch: to.branch,
    route: 'POST api/stock-request',
    body: {
      ...{ id, from_store_id: from.store, to_store_id: to.store, ...bodyOf(lines) },
    },
    ...(from.store === to.store ? { refused: ['same_store'] } : {}),
    done: ({ version }) =>
      addDocument(play.requests, { id, from, to, status: 'pending', version, lines }, 30),
  };
}

/** Other goods are asked for instead, while nobody has answered. */
export function change(play: Play): GoodsEvent | null {
  const request = anyRequest(play, 'pending');
  if (!request) return null;
  const { id, from, to, version } = request;
  const isStale = play.roll(8) === 0;
  const lines = askedLines(play, from);
  return {
    what: 'change of a request',
    branch: to.branch,
    route: 'PUT api/stock-request',
    body: { id, version: isStale ? version - 1 : version, ...bodyOf(lines) },
    ...(request.status !== 'pending'
      ? { refused: ['request_not_pending'] }
      : isStale
        ? { refused: ['request_changed'] }
        : {}),
    done(row) {
      request.version = row.version;
      request.lines = lines;
    },
  };
}

function askedLines(play: Play, from: PlayedRequest['from']): AskedLine[] {
  return differentProducts(play, 2, () => productThere(play, from)).map((product) => {
    const nothing = { approved: 0n, sent: 0n, off: 0n, cost: 0n, taken: [] };
    return { product, requested: anyQuantity(play, product, 20), ...nothing };
  });
}

const bodyOf = (lines: readonly AskedLine[]) => ({
  lines: lines.map(({ product, requested }) => ({ product_id: product.id, requested: wire(requested) })),
});

/** One of the requests in a state; now and then of any. */
function anyRequest(play: Play, status: PlayedRequest['status']): PlayedRequest | undefined {
  const fit = play.requests.filter((request) => request.status === status);
  return one(play, fit.length > 0 && play.roll(10) > 0 ? fit : play.requests);
}

/** Of each line a part, mostly all of what there can be. */
function parts(play: Play, request: PlayedRequest, most: (line: AskedLine) => bigint): bigint[] {
  return request.lines.map((line) => {
    const there = most(line);
    return play.roll(3) === 0 && there > 0n ? partOfStock(play, line.product, there) : there;
  });
}

/** Which refusal lines meet, if any: none of them says anything, or one says more than it may. */
function saidWrong(
  { lines }: PlayedRequest,
  said: readonly bigint[],
  most: (line: AskedLine) => bigint,
  code: string,
): { refused?: readonly string[] } {
  if (said.every((quantity) => quantity === 0n)) return { refused: ['nothing_entered'] };
  return said.some((quantity, i) => quantity > most(lines[i] as AskedLine)) ? { refused: [code] } : {};
}

export function approve(play: Play): GoodsEvent | null {
  const { model } = play;
  const request = anyRequest(play, 'pending');
  if (!request) return null;
  const { id, from, lines } = request;
  const requested = (line: AskedLine) => line.requested;
  const said = parts(play, request, requested);
  const isShort = lines.some(({ product }, i) => !model.mayTake(product.id, from.store, said[i] ?? 0n));
  return {
    what: 'approval',
    branch: from.branch,
    route: 'PUT api/stock-request/approve',
    body: { id, lines: said.map((quantity, i) => ({ line_no: i + 1, approved: wire(quantity) })) },
    ...(request.status !== 'pending'
      ? { refused: ['request_not_pending'] }
      : isShort
        ? { refused: ['not_enough_stock'] }
        : {}),
    ...(request.status === 'pending' ? saidWrong(request, said, requested, 'more_than_requested') : {}),
    done() {
      request.status = 'approved';
      for (const [i, line] of lines.entries()) {
        line.approved = said[i] ?? 0n;
        model.promise(line.product.id, from.store, line.approved);
      }
    },
  };
}

/** An answer of no, or a promise that is taken back. */
export function decline(play: Play): GoodsEvent | null {
  const { model } = play;
  const request = anyRequest(play, play.roll(2) ? 'pending' : 'approved');
  if (!request || request.status === 'in transit' || request.status === 'over') return null;
  const { id, from, lines, status } = request;
  return {
    what: `${status} request declined`,
    branch: from.branch,
    route: status === 'pending' ? 'PUT api/stock-request/reject' : 'PUT api/stock-request/decline',
    body: { id, reason: 'We need it ourselves' },
    done() {
      request.status = 'over';
      for (const line of lines) model.promise(line.product.id, from.store, -line.approved);
    },
  };
}

/** What was promised leaves: into another branch with what it costs now, within the branch onto its road. */
export function dispatch(play: Play): GoodsEvent | null {
  const { model, runner } = play;
  const request = anyRequest(play, 'approved');
  if (!request) return null;
  const { id, from, lines } = request;
  const approved = (line: AskedLine) => line.approved;
  const said = parts(play, request, approved);
  const shares = lines.map(({ product }, i) =>
    model.choose(product.id, from.store, said[i] ?? 0n, { day: runner.day, expired: 'last' }),
  );
  return {
    what: `dispatch of ${said.join()}`,
    branch: from.branch,
    route: 'PUT api/stock-request/dispatch',
    body: { id, lines: said.map((quantity, i) => ({ line_no: i + 1, sent: wire(quantity) })) },
    ...(shares.every(Boolean) ? {} : { refused: ['not_enough_stock'] }),
    ...saidWrong(request, said, approved, 'more_than_approved'),
    ...(request.status === 'approved' ? {} : { refused: ['request_not_approved'] }),
    done() {
      request.status = 'in transit';
      for (const [i, line] of lines.entries()) {
        model.promise(line.product.id, from.store, -line.approved);
        line.sent = said[i] ?? 0n;
        const taken = shares[i] as Share[];
        if (line.sent === 0n) continue;
        if (isBetween(request)) {
          line.taken = model.take(line.product.id, from, taken, { kind: 'stock-request' });
          line.cost = worth(line.taken);
          model.sendOff(from.branch, line.cost);
        } else {
          line.taken = taken.map((share) => ({ ...share, value: 0n }));
          model.shift(line.product.id, from, model.road(from.branch, id), taken);
        }
      }
    },
  };
}

/** Goods arrive in parts, some of them lost. */
export function arrive(play: Play): GoodsEvent | null {
  const request = anyRequest(play, 'in transit');
  if (!request) return null;
  const received = parts(play, request, onTheRoad);
  const lost = request.lines.map((line, i) => {
    const left = onTheRoad(line) - (received[i] ?? 0n);
    return left > 0n && play.roll(2) ? partOfStock(play, line.product, left) : 0n;
  });
  const said = received.map((quantity, i) => quantity + (lost[i] ?? 0n));
  return {
    what: `arrival of ${received.join()}, lost ${lost.join()}`,
    branch: request.to.branch,
    route: 'PUT api/stock-request/receive',
    body: {
      id: request.id,
      lines: received.map((quantity, i) => ({
        ...{ line_no: i + 1, received: wire(quantity), lost: wire(lost[i] ?? 0n) },
      })),
    },
    ...saidWrong(request, said, onTheRoad, 'more_than_sent'),
    ...(request.status === 'in transit' ? {} : { refused: ['request_not_in_transit'] }),
    done: () => comeOff(play, request, { into: request.to, parts: received, lost }),
  };
}

/** What is on the road turns round, with the value that it left with (A16). */
export function turnRound(play: Play): GoodsEvent | null {
  const request = anyRequest(play, 'in transit');
  if (!request) return null;
  const said = parts(play, request, onTheRoad);
  return {
    what: `turning round of ${said.join()}`,
    branch: request.from.branch,
    route: 'PUT api/stock-request/return',
    body: {
      ...{ id: request.id, reason: 'Road closed' },
      lines: said.map((quantity, i) => ({ line_no: i + 1, returned: wire(quantity) })),
    },
    ...saidWrong(request, said, onTheRoad, 'more_than_sent'),
    ...(request.status === 'in transit' ? {} : { refused: ['request_not_in_transit'] }),
    done: () => comeOff(play, request, { into: request.from, parts: said, lost: said.map(() => 0n) }),
  };
}

/** What so much of a line is worth, counted in the order in which it left; layers each at their own cost (A6, A15). */
function worthOf({ product, taken, cost, sent }: AskedLine, done: bigint): bigint {
  if (!product.isFifo) return sent === 0n ? 0n : rounded(cost * done, sent);
  return total(
    taken.map(({ quantity, value }, at) => {
      const over = done - total(taken.slice(0, at).map((part) => part.quantity));
      const part = over < 0n ? 0n : over < quantity ? over : quantity;
      return rounded(value * part, quantity);
    }),
  );
}

/** The parts of a line from one quantity to another, in the order in which it left. */
function slice(line: AskedLine, from: bigint, to: bigint): Part[] {
  let start = 0n;
  return line.taken.flatMap(({ batch, quantity }) => {
    const [low, high] = [start > from ? start : from, start + quantity < to ? start + quantity : to];
    start += quantity;
    if (high <= low) return [];
    return [{ batch, quantity: high - low, value: worthOf(line, high) - worthOf(line, low) }];
  });
}

/** Goods come off the road into a store, those that left first before others; what is lost is a loss of the sender (A15). */
function comeOff(
  { model }: Play,
  request: PlayedRequest,
  { into, parts: said, lost }: { into: PlayedRequest['to']; parts: bigint[]; lost: bigint[] },
): void {
  const { id, from, lines } = request;
  const road = { branch: from.branch, store: model.road(from.branch, id) };
  for (const [i, line] of lines.entries()) {
    const kept = line.off + (said[i] ?? 0n);
    const over = kept + (lost[i] ?? 0n);
    const [came, gone] = [slice(line, line.off, kept), slice(line, kept, over)];
    const { product } = line;
    line.off = over;
    if (isBetween(request)) {
      model.sendOff(from.branch, -(worth(came) + worth(gone)));
      for (const { value, ...share } of came)
        model.bring(product.id, into, [share], value, { document: id, line: 1 });
    } else {
      model.shift(product.id, road, into.store, came);
      for (const share of gone) model.take(product.id, road, [share], { kind: 'stock-request' });
    }
  }
  if (lines.every((line) => onTheRoad(line) === 0n)) {
    request.status = 'over';
    model.leaveRoad(from.branch, id);
  }
}
