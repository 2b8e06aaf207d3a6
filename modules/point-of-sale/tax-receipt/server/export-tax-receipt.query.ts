import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { presentSaid } from '#server-kit/http/present-said.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { soldInPeriodAnswer } from '../tax-receipt.answer.ts';
import { NOT_FISCAL } from '../tax-receipt.rules.ts';
import { TAX_RECEIPT, taxReceiptPrint } from '../tax-receipt.words.ts';
import { SALE_DAYS, soldInPeriod } from './sold-in-period.ts';

/** The same sums as a workbook: each product with the average price of its sales, and at both ends what it is not. */
export const exportTaxReceipt = defineQuery({
  name: 'tax-receipt.export',
  route: 'GET api/tax-receipt/export',
  permission: [...taxReceiptPrint.permission, 'export_to_excel'],
  input: z.strictObject(SALE_DAYS),
  async run(context) {
    const { language } = context;
    const sold = presentSaid(soldInPeriodAnswer, await soldInPeriod(context), context);
    const money = moneyCellsOf(sold.currency);
    const count = (number: number): SheetValue => ({ kind: 'number', number, decimals: 0 });
    const notFiscal = [textCell(NOT_FISCAL), ...Array<SheetValue>(HEADINGS.length - 1).fill(BLANK_CELL)];
    const bytes = await workbookBytes({
      sheets: [
        {
          name: say(TAX_RECEIPT.sheet, language, { day: sold.date_to }),
          columns: HEADINGS.map((words, place) => ({
            title: say(words, language, { currency: sold.currency }),
            ...(place === 0 ? { width: 44 } : {}),
          })),
          rows: [
            notFiscal,
            ...sold.lines.map((line) => [
              textCell(line.product_name),
              textCell(line.unit),
              { kind: 'number', number: line.quantity, decimals: 3 } satisfies SheetValue,
              count(line.count_of_sales),
              money(line.average_price),
              money(line.total_amount),
            ]),
            [
              textCell(say(TAX_RECEIPT.total, language)),
              ...[BLANK_CELL, BLANK_CELL, count(sold.count_of_sales), BLANK_CELL],
              money(sold.total_amount),
            ],
            notFiscal,
          ],
        },
      ],
    });
    return new FileAnswer(`sales-${sold.date}-${sold.date_to}.xlsx`, XLSX, bytes);
  },
});

/** In the order of the columns. */
const HEADINGS = [
  TAX_RECEIPT.headingProduct,
  TAX_RECEIPT.headingUnit,
  TAX_RECEIPT.headingQuantity,
  TAX_RECEIPT.headingCount,
  TAX_RECEIPT.headingAverage,
  TAX_RECEIPT.headingTotal,
] as const;
