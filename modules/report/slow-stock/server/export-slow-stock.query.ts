import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { SLOW_STOCK as TEXTS } from '../slow-stock.words.ts';
import { makeSlowStock, SEES_SLOW_STOCK } from './make-slow-stock.ts';
import { SLOW_STOCK } from './slow-stock.query.ts';

/** Slow stock as a workbook: a row for each product, the total below; numbers as numbers, days as days. */
export const exportSlowStock = defineQuery({
  name: 'report.slow-stock-export',
  route: 'GET api/report/slow-stock/export',
  permission: [...SEES_SLOW_STOCK, 'export_to_excel'],
  isOfOneMoment: true,
  input: z.strictObject(SLOW_STOCK),
  async run(context) {
    const { language, input } = context;
    const made = await makeSlowStock({ ...context, input: { ...input, ...ALL_OF_IT } });
    const { currency, date_to, data } = made;
    const money = moneyCellsOf(currency);
    const shown = data.reduce((total, { value }) => total + value, 0n);
    const rows = data.map((good): SheetValue[] => [
      textCell(good.product_name),
      textCell(UNIT_WORDS[language][good.unit]),
      count(quantityToWire(good.quantity), 3),
      money(moneyToWire(good.value, currency)),
      count(quantityToWire(good.sold), 3),
      good.last_sold === null ? BLANK_CELL : { kind: 'date', date: good.last_sold },
      count(good.idle_days, 0),
      good.lasts_days === null ? BLANK_CELL : count(good.lasts_days, 0),
    ]);
    const total = [
      textCell(say(TEXTS.total, language)),
      ...[BLANK_CELL, BLANK_CELL, money(moneyToWire(shown, currency))],
    ];
    const bytes = await workbookBytes({
      sheets: [
        {
          name: say(TEXTS.sheet, language, { day: date_to }),
          columns: COLUMNS.map((key) => ({
            title: key === 'value' ? `${say(TEXTS.value, language)}, ${currency}` : say(TEXTS[key], language),
            ...(key === 'product' ? { width: 40 } : {}),
          })),
          rows: [...rows, total],
        },
      ],
    });
    return new FileAnswer(`slow-stock-${date_to}.xlsx`, XLSX, bytes);
  },
});

const count = (number: number, decimals: number): SheetValue => ({ kind: 'number', number, decimals });

const ALL_OF_IT = { limit: Number.MAX_SAFE_INTEGER, page: 1 };

const COLUMNS = ['product', 'unit', 'quantity', 'value', 'sold', 'lastSold', 'idle', 'lasts'] as const;
