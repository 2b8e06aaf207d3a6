import { z } from 'zod';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { ledgerAccountName } from '../../ledger/ledger-account-name.ts';
import { foreseenYearAnswer } from '../foreseen-year.answer.ts';
import { yearClose } from '../year-close.entity.ts';
import { closingOf } from '../year-close.rules.ts';
import { IS_CLOSED } from './year-state.ts';
import { branchesOfYear, firstYear, unclosedUntil } from './year-sums.ts';

/** The next year that can be closed, and what closing it would post in each branch; and the last that is closed. */
export const foreseeYear = defineQuery({
  name: 'year-close.foresee',
  route: 'GET api/year-close/foresee',
  permission: 'close_books',
  input: z.strictObject({}),
  answers: foreseenYearAnswer,
  async run(context: QueryContext) {
    const { tx, clock, branch } = context;
    const running = Number(today(clock, branch).slice(0, 4));
    const [last] = await tx.query<{ year: number }>(
      `select max(year) as year from ${yearClose.table} where ${IS_CLOSED} having max(year) is not null`,
    );
    const next = last ? last.year + 1 : await firstYear(tx, workplaces(context));
    const year = next === null || next >= running ? null : next;
    return {
      running,
      last_closed: last?.year ?? null,
      year,
      branches: year === null ? [] : await closings(context, year),
    };
  },
});

/** What each branch would post; those in which the caller may not close are named and say no figure. */
async function closings(context: QueryContext, year: number) {
  const { tx, language } = context;
  const unclosed = await unclosedUntil(tx, year);
  const names = new Map(
    (
      await tx.query<{ code: string; name: string }>(
        'select code, name from ledger_accounts where code = any($1)',
        [[...unclosed.values()].flat().map(({ account }) => account)],
      )
    ).map(({ code, name }) => [code, ledgerAccountName(code, name, language)]),
  );
  return (await branchesOfYear(tx)).map(({ id, name, currency }) => {
    if (unclosed.has(id) && !workplaces(context).includes(id)) return { id, name, may_close: false };
    const { profit, lines } = closingOf(unclosed.get(id) ?? []);
    return {
      ...{ id, name, currency, may_close: true, profit },
      lines: lines.map((line) => ({ ...line, name: names.get(line.account) ?? line.account })),
    };
  });
}
