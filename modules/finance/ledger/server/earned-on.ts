import type { ActorContext } from '#server-kit/operation/context.ts';

/** What a branch earned on a day, by income account as the chart has it; returns and discounts are below zero. */
export function earnedOn(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  day: string,
): Promise<{ account: string; amount: bigint }[]> {
  return tx.query<{ account: string; amount: bigint }>(
    `select left(account_code, 4) as account, sum(credit - debit)::bigint as amount from journal_lines
     where branch_id = $1 and date = $2::date and account_code like '4%' group by 1 order by 1`,
    [branch.id, day],
  );
}
