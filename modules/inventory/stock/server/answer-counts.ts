import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Noting } from './bring-back.ts';
import { ANSWER_VOID, COUNT_ANSWER, postingOfAnswer } from './count-answer.ts';
import type { MovedLine, MovementRow, StockLine, StockMove } from './move-stock.ts';

/** The transaction of a command, which posts what follows from its goods in the end; any other posts at once. */
export type Moving = Noting & Partial<Pick<Work, 'consequences'>>;

/** Moves goods and nothing else: what moves in answer is not answered again. */
export type MoveAlone = (
  tx: Tx & Moving,
  move: StockMove,
) => Promise<{ moved: MovedLine[]; rows: MovementRow[]; isFifo(productId: string): boolean }>;

/** A posted count that goods of a move belong before. */
export interface CountBehind {
  id: string;
  product_id: string;
  store_id: string;
  batch_id: string;
  is_whole: boolean;
  date: string;
  counted_at: Date | null;
}

/** The posted counts that what moves now belongs before, the earliest first (A34). */
export function countsBehind(tx: Tx, { date, lines, happened_at }: StockMove): Promise<CountBehind[]> {
  return tx.query<CountBehind>(BEHIND, [
    lines.map(({ product_id }) => product_id),
    lines.map(({ store_id }) => store_id),
    lines.map((line) => line.happened_at ?? happened_at ?? null),
    date,
  ]);
}

const BEHIND = `
select distinct c.id, c.product_id, c.store_id, c.batch_id, c.is_whole, c.date::text as date, c.counted_at
from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) n(product_id, store_id, at)
join stock_counted c on c.product_id = n.product_id and c.store_id = n.store_id and c.date >= $4::date
  and c.is_count and not c.undone
  and case when n.at is not null and c.counted_at is not null then n.at < c.counted_at
           else c.date > $4::date or c.counted_at is null end
order by date, c.counted_at nulls last`;

/**
 * What came after a count but belongs before it is posted as it was, and the first count behind it answers: an equal and
 * opposite movement of its own moment at the cost that the late one moved with, so that what was counted still stands.
 */
export async function answerCounts(
  tx: Tx & Moving,
  { branch, source, takesExpired }: StockMove,
  { rows, isFifo }: Awaited<ReturnType<MoveAlone>>,
  counts: readonly CountBehind[],
  moveAlone: MoveAlone,
): Promise<void> {
  if (counts.length === 0) return;
  const answered = rows.flatMap((row) => {
    const count = counts.find(
      (one) =>
        one.product_id === row.product_id &&
        one.store_id === row.store_id &&
        (one.is_whole || one.batch_id === row.batch_id),
    );
    return count && row.quantity !== 0n ? [{ row, count }] : [];
  });
  for (const of of Map.groupBy(answered, ({ count }) => count.id).values()) {
    const [{ count }] = of as [(typeof of)[number]];
    const id = newId<'stock-answer'>();
    tx.send(ANSWERED, [id, branch.id, count.id, source.kind, source.id]);
    await moveAnswer(tx, moveAlone, {
      ...{ kind: COUNT_ANSWER, branch, date: count.date, source: { kind: COUNT_ANSWER, id } },
      ...{ happened_at: count.counted_at ?? undefined, takesExpired },
      lines: of.map(({ row }, place) => opposite(row, source.id, place + 1, isFifo(row.product_id))),
    });
  }
}

const ANSWERED = `
insert into stock_answers (business_id, id, branch_id, counted_id, source_kind, source_id)
values ((select ctx.biz()), $1, $2, $3, $4, $5)`;

/** Of layers it takes those that had come, or the oldest; the average gives back exactly what it had got. */
function opposite(
  { product_id, store_id, batch_id, quantity, value, line_no }: MovementRow,
  sourceId: string,
  place: number,
  isFifo: boolean,
): StockLine {
  const isOut = quantity > 0n;
  return {
    ...{ product_id, store_id, batch_id, quantity: -quantity, line_no: place },
    ...(isOut && isFifo ? { cameBy: [{ id: sourceId, line_no }] } : { value: value < 0n ? -value : value }),
  };
}

async function moveAnswer(tx: Tx & Moving, moveAlone: MoveAlone, move: StockMove): Promise<void> {
  const { moved } = await moveAlone(tx, move);
  const { branch, date, kind, source } = move;
  const posting = postingOfAnswer({ branch_id: branch.id, date, kind, lines: moved });
  const true_up = moved.reduce((sum, one) => sum + one.true_up, 0n);
  const post = async () => void (await postEntries(tx, [{ ...posting, source, true_up }]));
  if (tx.consequences) tx.consequences.push(post);
  else await post();
}

/** A movement of an answer that stands. */
export interface AnswerMoved {
  id: string;
  date: string;
  product_id: string;
  store_id: string;
  batch_id: string;
  quantity: bigint;
  value: bigint;
  is_fifo: boolean;
}

/** What counts had answered to a document, or to all that came late for some counts. */
export function answersOf(
  tx: Pick<Tx, 'query'>,
  { sourceId, countedBy }: { sourceId?: string; countedBy?: string },
): Promise<AnswerMoved[]> {
  return tx.query<AnswerMoved>(STANDING, [sourceId ?? null, countedBy ?? null]);
}

const STANDING = `
select a.id, m.date::text as date, m.product_id, m.store_id, m.batch_id, m.quantity, m.value, p.valuation = 'fifo' as is_fifo
from stock_answers a
join stock_movements m on m.source_id = a.id and m.source_kind = '${COUNT_ANSWER}'
join products p on p.id = m.product_id
where not a.undone and (a.source_id = $1 or a.counted_id in (select c.id from stock_counted c where c.source_id = $2))
order by a.id, m.id`;

/** Takes answers back, as their document or their count is: by movements the other way, today. */
export async function takeAnswersBack(
  tx: Tx & Moving,
  { branch, date }: Pick<StockMove, 'branch' | 'date'>,
  answers: readonly AnswerMoved[],
  moveAlone: MoveAlone,
): Promise<void> {
  for (const [id, of] of Map.groupBy(answers, (answer) => answer.id)) {
    tx.send('update stock_answers set undone = true where id = $1', [id]);
    await moveAnswer(tx, moveAlone, {
      ...{ kind: ANSWER_VOID, branch, date, source: { kind: COUNT_ANSWER, id }, takesExpired: true },
      lines: of.map((row, place) => opposite({ ...row, line_no: place + 1 }, id, place + 1, row.is_fifo)),
    });
  }
}
