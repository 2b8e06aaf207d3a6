import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { writeWorkbook } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { spool } from '#server-kit/http/spool.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { INCOME_WORDS, NIGHT_AUDIT as TEXTS } from '../night-audit.words.ts';
import { readAuditDay } from './audit-day.query.ts';

type Kept = NonNullable<Awaited<ReturnType<typeof readAuditDay>>['report']>;
type Value = string | number | bigint | null;

/** The kept report of a night as a workbook: a sheet for each of its tables, amounts as numbers. */
export const exportAuditDay = defineQuery({
  name: 'booking.audit-day-export',
  route: 'GET api/booking/audit-day/export',
  permission: ['modify_room_booking', 'export_to_excel'],
  input: z.strictObject({ business_day: z.iso.date('not_date').optional() }),
  async run(context) {
    const { language, branch } = context;
    const { report } = await readAuditDay(context);
    const money = moneyCellsOf(branch.currency);
    const cell = (value: Value): SheetValue => {
      if (value === null) return BLANK_CELL;
      if (typeof value === 'bigint') return money(moneyToWire(value, branch.currency));
      return typeof value === 'number' ? { kind: 'number', number: value, decimals: 2 } : textCell(value);
    };
    const sheets = report ? sheetsOf(report, (words) => say(words, language)) : [EMPTY];
    const workbook = writeWorkbook({
      timeZone: branch.time_zone,
      sheets: sheets.map(({ name, columns, rows }) => ({
        name,
        columns: columns.map((title, place) => ({ title, ...(place === 0 ? { width: 40 } : {}) })),
        rows: rows.map((row) => row.map(cell)),
      })),
    });
    const day = report?.business_day ?? 'none';
    return new FileAnswer(`night-audit-${day}.xlsx`, XLSX, await spool(workbook));
  },
});

interface Sheet {
  name: string;
  columns: string[];
  rows: Value[][];
}

const EMPTY: Sheet = { name: '-', columns: ['-'], rows: [] };

type Text = (words: Parameters<typeof say>[0]) => string;

function sheetsOf(report: Kept, text: Text): Sheet[] {
  const { figures, income, payments, shifts, owing, prices, arrivals, departures } = report;
  const who = [text(TEXTS.roomHead), text(TEXTS.guest), text(TEXTS.booking)];
  const named = ({ room, guest, number }: { room: string | null; guest: string; number: string }) => [
    ...[room, guest, number],
  ];
  return [
    {
      ...{ name: report.business_day, columns: [text(TEXTS.title), text(TEXTS.amount)] },
      rows: [
        [text(TEXTS.rooms), figures.sold + figures.complimentary],
        [text(TEXTS.occupancy), figures.occupancy / 100],
        [text(TEXTS.revenue), figures.revenue],
        [text(TEXTS.meanPrice), figures.mean_price],
        [text(TEXTS.perRoom), figures.per_room],
        [text(TEXTS.extras), report.extras],
        [text(TEXTS.unpaid), report.unpaid],
      ],
    },
    {
      ...{
        name: text(TEXTS.income),
        columns: [text(TEXTS.kind), text(TEXTS.amount), text(TEXTS.weekBefore)],
      },
      rows: income.map(({ kind, amount, before }) => [text(INCOME_WORDS[kind]), amount, before]),
    },
    {
      ...{ name: text(TEXTS.money), columns: [text(TEXTS.account), text(TEXTS.amount)] },
      rows: payments.map(({ account, amount }) => [account, amount]),
    },
    {
      ...{
        name: text(TEXTS.tills),
        columns: [text(TEXTS.tills), text(TEXTS.counted), text(TEXTS.difference)],
      },
      rows: shifts.map(({ till, counted, over_short }) => [till, counted, over_short]),
    },
    {
      ...{ name: text(TEXTS.owing), columns: [...who, text(TEXTS.leavesOn), text(TEXTS.owes)] },
      rows: owing.map((one) => [...named(one), one.leaves, one.owes]),
    },
    {
      name: text(TEXTS.reduced),
      columns: [
        ...who,
        text(TEXTS.usualPrice),
        text(TEXTS.agreedPrice),
        text(TEXTS.agreedBy),
        text(TEXTS.why),
      ],
      rows: prices.map((one) => [...named(one), one.usual, one.price, one.by, one.reason]),
    },
    { name: text(TEXTS.arrivals), columns: who, rows: arrivals.map(named) },
    { name: text(TEXTS.departures), columns: who, rows: departures.map(named) },
    { name: text(TEXTS.stayedOn), columns: who, rows: report.stayed_on.map(named) },
    { name: text(TEXTS.noShows), columns: who, rows: report.no_shows.map(named) },
  ].filter(({ rows }) => rows.length > 0);
}
