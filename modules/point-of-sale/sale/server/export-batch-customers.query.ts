import { say, type Words } from '#core/i18n/language.ts';
import { quantityToWire } from '#core/quantity.ts';
import { BLANK_CELL, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { batch } from '#modules/inventory/batch/batch.entity.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { RECALL } from '../batch-recall.words.ts';
import { buyersOfBatch, OF_BATCH } from './batch-customers.query.ts';

/** Who bought from a batch, as a workbook to call them from. */
export const exportBatchCustomers = defineQuery({
  name: 'sale.batch-customers-export',
  route: 'GET api/sale/batch-customers/export',
  permission: ['list_sales', 'list_customers', 'export_to_excel'],
  input: OF_BATCH,
  async run(context) {
    const { language } = context;
    const { number } = await findRow(batch, context.input.batch_id, context);
    const buyers = await buyersOfBatch(context);
    const bytes = await workbookBytes({
      sheets: [
        {
          name: say(RECALL.sheet, language),
          columns: HEADINGS.map((words) => ({ title: say(words, language), width: 22 })),
          rows: buyers.map((buyer): SheetValue[] => [
            textCell(buyer.customer_name ?? say(RECALL.noName, language)),
            buyer.phone_number ? textCell(buyer.phone_number) : BLANK_CELL,
            textCell(buyer.number),
            { kind: 'date', date: buyer.date },
            countCell(buyer.sold),
            countCell(buyer.returned),
            countCell(buyer.left),
          ]),
        },
      ],
    });
    return new FileAnswer(`batch-${number.replaceAll(/[^\w-]+/g, '-')}.xlsx`, XLSX, bytes);
  },
});

const countCell = (quantity: bigint): SheetValue => ({
  kind: 'number',
  number: quantityToWire(quantity),
  decimals: 3,
});

/** In the order of the columns. */
const HEADINGS: readonly Words[] = [
  RECALL.customer,
  RECALL.phone,
  RECALL.sale,
  RECALL.date,
  RECALL.sold,
  RECALL.returned,
  RECALL.left,
];
