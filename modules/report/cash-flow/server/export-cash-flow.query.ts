import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { INCOME_STATEMENT } from '../../income-statement/server/income-statement.query.ts';
import { statementSheet } from '../../server/statement-sheet.ts';
import { FLOW_WORDS, SECTION_WORDS, CASH_FLOW as TEXTS } from '../cash-flow.words.ts';
import { makeCashFlow } from './make-cash-flow.ts';

/** The cash flow as a workbook: each flow, the sums of the parts, and the money before and after; numbers as numbers. */
export const exportCashFlow = defineQuery({
  name: 'report.cash-flow-export',
  route: 'GET api/report/cash-flow/export',
  permission: ['create_income_statement', 'export_to_excel'],
  isOfOneMoment: true,
  input: z.strictObject(INCOME_STATEMENT),
  async run(context) {
    const { language } = context;
    const made = await makeCashFlow(context);
    const { before, currency, date_to, rows, sections } = made;
    const parts = sections.flatMap(({ section, ...sums }) => {
      const { title, total } = SECTION_WORDS[section];
      return [
        ...rows
          .filter((row) => row.section === section)
          .map((row) => ({
            lead: [say(title, language), say(FLOW_WORDS[row.flow], language)],
            amounts: [row.amount, row.amount_before],
          })),
        { lead: ['', say(total, language)], amounts: [sums.amount, sums.amount_before] },
      ];
    });
    const result = (['change', 'opening', 'closing'] as const).map((key) => ({
      lead: ['', say(TEXTS[key], language)],
      amounts: [made[key], before?.[key]],
    }));
    const periods = before ? [made, before] : [made];
    return statementSheet(
      {
        ...{ file: 'cash-flow', sheet: TEXTS.sheet, currency, date_to },
        headings: [TEXTS.part, TEXTS.flow],
        columns: periods.map((days) => `${days.date} – ${days.date_to}`),
        lines: [...parts, ...result],
      },
      language,
    );
  },
});
