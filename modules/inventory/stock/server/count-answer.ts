import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { defineRecorded } from '#server-kit/operation/document-work.ts';

/** The kind under which a count answers a document that came after it, in both ledgers. */
export const COUNT_ANSWER = 'count-answer';

/** What takes an answer back, with its document or its count. */
export const ANSWER_VOID = `${COUNT_ANSWER}-void`;

/** What an answer moved on one day: as it was given, or as it was taken back. */
export interface AnsweredOn {
  branch_id: string;
  date: string;
  kind: string;
  /** What each of its movements was worth, below zero where goods left. */
  lines: readonly { value: bigint }[];
}

/** More goods are a gain, fewer a loss, as what a count finds; taken back on the same two accounts. */
export function postingOfAnswer({ branch_id, date, kind, lines }: AnsweredOn): Posting {
  const sign = kind === ANSWER_VOID ? -1n : 1n;
  const answered = lines.map(({ value }) => value * sign);
  const more = answered.reduce((sum, value) => (value > 0n ? sum + value : sum), 0n);
  const fewer = answered.reduce((sum, value) => (value < 0n ? sum - value : sum), 0n);
  const side = (account: string, amount: bigint) =>
    amount < 0n ? { account, credit: -amount } : { account, debit: amount };
  return {
    branch_id,
    date,
    lines: [
      side(CHART.inventory, (more - fewer) * sign),
      side(CHART.stockGains, -more * sign),
      side(CHART.stockLosses, fewer * sign),
    ],
  };
}

/** An answer, kept by the stock ledger alone. */
interface CountAnswer {
  id: string;
  moved: readonly AnsweredOn[];
}

/** For the check: each answer is posted at what the stock ledger says it was worth. */
export const countAnswer = defineRecorded<CountAnswer, undefined>({
  facts: async () => undefined,
  of: ({ moved }) => moved.map(postingOfAnswer),
  async records(tx, before, most) {
    const rows = await tx.query<Omit<AnsweredOn, 'lines'> & { id: string; values: string[] }>(ANSWERS, [
      COUNT_ANSWER,
      before,
      most,
    ]);
    return [...Map.groupBy(rows, ({ id }) => id)].map(([id, of]) => ({
      id,
      moved: of.map(({ values, ...on }) => ({
        ...on,
        lines: values.map((value) => ({ value: BigInt(value) })),
      })),
    }));
  },
});

const ANSWERS = `
select m.source_id as id, m.branch_id, m.date::text as date, m.kind, array_agg(m.value::text) as values
from stock_movements m
where m.source_kind = $1 and m.source_id in (
  select a.id from stock_answers a where a.id < $2 order by a.id desc limit $3)
group by 1, 2, 3, 4 order by 1 desc`;
