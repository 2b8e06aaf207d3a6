import { z } from 'zod';
import { type Language, say } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { writeWorkbook } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { spool } from '#server-kit/http/spool.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERIOD } from '../../server/period.ts';
import { titleOfTaxLine } from '../line-title.ts';
import type { TaxLine } from '../tax-summary.rules.ts';
import { SIDE_WORDS, TAX_SUMMARY as TEXTS } from '../tax-summary.words.ts';
import { allTaxedDocuments, makeTaxSummary, SEES_TAX } from './make-tax-summary.ts';

/** The VAT of a period as a workbook: the lines of the return, and on a second sheet the documents of each. */
export const exportTaxSummary = defineQuery({
  name: 'report.tax-summary-export',
  route: 'GET api/report/tax-summary/export',
  permission: [SEES_TAX, 'export_to_excel'],
  isOfOneMoment: true,
  input: z.strictObject(PERIOD),
  async run(context) {
    const { language, tx, services, branch } = context;
    const made = await makeTaxSummary(context);
    const documents = await allTaxedDocuments(tx, made);
    const { currency, date, date_to } = made;
    const cells = moneyCellsOf(currency);
    const money = (amount: bigint) => cells(moneyToWire(amount, currency));
    const amounts = [TEXTS.net, TEXTS.tax].map((words) => ({
      title: `${say(words, language)}, ${currency}`,
    }));
    const title = say(TEXTS.sheet, language, { day: `${date} – ${date_to}` });
    const workbook = writeWorkbook({
      timeZone: branch.time_zone,
      sheets: [
        {
          name: title,
          columns: [{ title: say(TEXTS.line, language), width: 40 }, ...amounts],
          rows: summaryRows(made, language, money),
        },
        {
          name: say(TEXTS.documents, language),
          columns: [
            ...[TEXTS.side, TEXTS.line, TEXTS.date, TEXTS.branch, TEXTS.document, TEXTS.remarks].map(
              (words) => ({
                title: say(words, language),
              }),
            ),
            ...amounts,
          ],
          rows: documents.map((one): SheetValue[] => [
            textCell(say(SIDE_WORDS[one.side].title, language)),
            textCell(titleOfTaxLine(inPercent(one), language)),
            { kind: 'date', date: one.date },
            textCell(one.branch_name),
            textCell(services.registry.words(one.source_kind)[language].one),
            one.memo === null ? BLANK_CELL : textCell(one.memo),
            money(one.net_amount),
            money(one.tax),
          ]),
        },
      ],
    });
    return new FileAnswer(`vat-${date_to}.xlsx`, XLSX, await spool(workbook));
  },
});

/** Rates are kept in hundredths of a percent. */
const inPercent = ({ category, rate }: TaxLine) => ({ category, rate: rate === null ? null : rate / 100 });

function summaryRows(
  { rows, sides, payable }: Awaited<ReturnType<typeof makeTaxSummary>>,
  language: Language,
  money: (amount: bigint) => SheetValue,
): SheetValue[][] {
  const line = (title: string, ...cells: SheetValue[]) => [textCell(title), ...cells];
  const parts = sides.flatMap((of) => [
    line(say(SIDE_WORDS[of.side].title, language)),
    ...rows
      .filter(({ side }) => side === of.side)
      .map((row) => line(titleOfTaxLine(inPercent(row), language), money(row.net_amount), money(row.tax))),
    line(say(SIDE_WORDS[of.side].total, language), money(of.net_amount), money(of.tax)),
    line(say(TEXTS.booked, language, { code: of.account_code }), BLANK_CELL, money(of.booked)),
    line(say(TEXTS.difference, language), BLANK_CELL, money(of.difference)),
  ]);
  return [...parts, line(say(TEXTS.payable, language), BLANK_CELL, money(payable))];
}
