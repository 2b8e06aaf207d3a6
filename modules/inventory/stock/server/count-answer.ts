import type { Posting } from '#core/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { defineRecorded } from '#server-kit/operation/document-work.ts';

/** The kind under which a count answers a document that came after it, in both ledgers. */
export const COUNT_ANSWER = 'count-answer';

/** What takes an answer back, with its document or its count. */
export const ANSWER_VOID = `${COUNT_ANSWER}-void`;

/** What an answer moved on one day, kept by the stock ledger alone. */
export interface CountAnswer {
  id: string;
  branch_id: string;
  date: string;
  kind: string;
  /** What each of its movements was worth, below zero where goods left. */
  lines: readonly { value: bigint }[];
}

/** More goods are a gain, fewer a loss, as what a count finds; taken back on the same two accounts. */
export function postingOfAnswer({ branch_id, date, kind, lines }: CountAnswer): Posting {
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

/** For the check: each answer is posted at what the stock ledger says it was worth. */
export const countAnswer = defineRecorded<CountAnswer, undefined>({
  facts: async () => undefined,
  of: (answer) => [postingOfAnswer(answer)],
  async records(tx, before, most) {
    const rows = await tx.query<Omit<CountAnswer, 'lines'> & { values: string[] }>(ANSWERS, [
      COUNT_ANSWER,
      before,
      most,
    ]);
    return rows.map(({ values, ...answer }) => ({
      ...answer,
      lines: values.map((value) => ({ value: BigInt(value) })),
    }));
  },
});

const ANSWERS = `
select source_id as id, branch_id, date, kind, array_agg(value::text) as values from stock_movements
where source_kind = $1 and source_id < $2 group by source_id, branch_id, date, kind order by source_id desc limit $3`;
