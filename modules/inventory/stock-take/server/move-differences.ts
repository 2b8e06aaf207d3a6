import type { CommandContext } from '#server-kit/operation/context.ts';
import { shareValue } from '../../stock/layers.rules.ts';
import { type MovedLine, moveStock, type StockLine, TRANSFER } from '../../stock/server/move-stock.ts';
import { splitVariances } from '../counted-stock.rules.ts';
import { stockTake } from '../stock-take.entity.ts';

/** The stock take whose differences move, the store, and the day. */
interface Where {
  id: string;
  date: string;
  store_id: string;
}

interface Difference {
  product_id: string;
  batch_id: string;
  variance: bigint;
  counted_at: Date;
}

/**
 * Moves what a count found more or less, and answers what each line is worth. What lay in another batch of its product goes
 * there at what it is worth; it is no gain and no loss.
 */
export async function moveDifferences(
  context: CommandContext,
  where: Where,
  lines: readonly Difference[],
): Promise<{ worth: bigint[]; true_up: bigint }> {
  const worth = lines.map(() => 0n);
  const split = splitVariances(lines);
  const lineOf = (place: number, quantity: bigint): Numbered[] => {
    const { product_id, batch_id, counted_at: happened_at } = lines[place] as Difference;
    const line = { product_id, batch_id, quantity, happened_at, line_no: place + 1 };
    return quantity === 0n ? [] : [{ place, line }];
  };
  const net = split.flatMap((of, place) => lineOf(place, of.net));
  const misplaced = split.flatMap((of, place) => lineOf(place, of.misplaced));
  const moved = await move(context, where, stockTake.name, net);
  const swapped = await swap(context, where, misplaced);
  for (const { place, value } of [...moved, ...swapped]) worth[place] = (worth[place] ?? 0n) + value;
  return { worth, true_up: sumOfTrueUps([...moved, ...swapped]) };
}

/** Takes back what a count moved, each movement at what it was worth; goods go back into their batches. */
export async function takeDifferencesBack(context: CommandContext, where: Where): Promise<bigint> {
  const done = await context.tx.query<MovedBefore>(MOVED, [stockTake.name, where.id]);
  const back = done.map(({ kind, product_id, batch_id, quantity, value }, place) => ({
    place,
    isNet: kind === stockTake.name,
    line: { product_id, batch_id, quantity: -quantity, value: value < 0n ? -value : value },
  }));
  const moved = await move(
    context,
    where,
    `${stockTake.name}-void`,
    back.filter(({ isNet }) => isNet),
  );
  const misplaced = back.filter(({ isNet }) => !isNet);
  return sumOfTrueUps([...moved, ...(await swap(context, where, misplaced.map(withoutValue)))]);
}

interface MovedBefore {
  kind: string;
  product_id: string;
  batch_id: string;
  quantity: bigint;
  value: bigint;
}

const MOVED = `
select kind, product_id, batch_id, quantity, value from stock_movements
where source_kind = $1 and source_id = $2 order by line_no, id`;

/** A line to be moved, and where it stands among those that are answered. */
interface Numbered {
  place: number;
  line: Omit<StockLine, 'store_id'>;
}

interface Moved extends MovedLine {
  place: number;
}

async function move(
  { tx, branch }: CommandContext,
  { id, date, store_id }: Where,
  kind: string,
  numbered: readonly Numbered[],
): Promise<Moved[]> {
  if (numbered.length === 0) return [];
  const lines = numbered.map(({ line }) => ({ ...line, store_id }));
  const source = { kind: stockTake.name, id };
  // What has expired is counted like everything else (A7).
  const moved = await moveStock(tx, { kind, branch, date, source, lines, takesExpired: true });
  return moved.map(({ value, true_up }, i) => ({
    place: numbered[i]?.place ?? 0,
    value: value < 0n ? value : value + true_up,
    true_up,
  }));
}

/** Out of the batches that are short, and into those that are over at exactly what left: the pool keeps its value. */
async function swap(context: CommandContext, where: Where, numbered: readonly Numbered[]): Promise<Moved[]> {
  const out = await move(
    context,
    where,
    TRANSFER,
    numbered.filter(({ line }) => line.quantity < 0n).map((one) => ownFirst(one, where)),
  );
  const ins = numbered.filter(({ line }) => line.quantity > 0n);
  const products = new Map(numbered.map(({ place, line }) => [place, line.product_id]));
  const valued = [...Map.groupBy(ins, ({ line }) => line.product_id)].flatMap(([product, of]) => {
    const left = out.filter(({ place }) => products.get(place) === product);
    const value = left.reduce((sum, one) => sum - one.value, 0n);
    const shares = of.map(({ line }) => ({ batch_id: line.batch_id ?? '', quantity: line.quantity }));
    const parts = shareValue(value, shares);
    return of.map(({ place, line }, i) => ({ place, line: { ...line, value: parts[i]?.value ?? 0n } }));
  });
  return [...out, ...(await move(context, where, TRANSFER, valued))];
}

/** What the count itself had put into a batch leaves it first. */
function ownFirst({ place, line }: Numbered, { id }: Where): Numbered {
  return { place, line: { ...line, of: { id } } };
}

function withoutValue({ place, line: { value: _, ...line } }: Numbered): Numbered {
  return { place, line };
}

function sumOfTrueUps(moved: readonly Moved[]): bigint {
  return moved.reduce((sum, { true_up }) => sum + true_up, 0n);
}
