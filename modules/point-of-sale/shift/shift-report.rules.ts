import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney } from '#core/money.ts';
import type { Letterhead } from '#modules/branch/branch/branch.entity.ts';
import { type Seller, sellerOf } from '../receipt/receipt.rules.ts';
import type { FigureRow } from '../receipt/receipt-figures.rules.ts';
import { centred, pair } from '../receipt/text-columns.rules.ts';
import { booked } from '../receipt/wire-amounts.ts';
import { PAYMENT_MODE_WORDS } from '../sale/payment-modes.i18n.ts';
import { shiftWords } from './shift.i18n.ts';
import type { Counted, ShiftReport } from './shift-questions.answer.ts';
import { SHIFT_REPORT } from './shift-report.words.ts';

/** A row of the report; what it leads to stands in large letters. */
export interface ReportRow extends FigureRow {
  isStrong?: boolean;
}

/** The report of a shift in words and figures, ready for a roll of any width. */
export interface ShiftPaper {
  seller: Seller;
  heading: string;
  number: string;
  /** Parts between two rules. */
  parts: readonly (readonly ReportRow[])[];
  /** Who signs it. */
  signed: readonly string[];
}

export interface ShiftPaperStyle {
  head: Letterhead;
  settings: Readonly<Record<string, unknown>>;
  language: Language;
}

/** Sets the report of a shift: X while it is open, Z once it is closed. */
export function shiftPaper(report: ShiftReport, { head, settings, language }: ShiftPaperStyle): ShiftPaper {
  const style = { currency: report.currency, currency_format: settings.currency_format } as Parameters<
    typeof formatMoney
  >[1];
  const row = (label: string, amount: number, isStrong = false): ReportRow => ({
    label,
    amount: plain(formatMoney(booked(amount, report.currency), style)),
    ...(isStrong ? { isStrong } : {}),
  });
  const fact = (label: string, text: string): ReportRow => ({ label, amount: text });
  const less = (label: { en: string; sw: string }, { count, amount }: Counted) =>
    count === 0 ? [] : [row(say(label, language, { n: count }), -amount)];
  const { sales, discount, cash, counted, over_short: over, late_sales: late } = report;
  const modes: Readonly<Record<string, string>> = PAYMENT_MODE_WORDS[language];
  const kinds = shiftWords[language].choices.kind;
  const isZ = report.closed_at !== null;
  const moment = (at: string) => momentOf(at, head.time_zone);
  const closing =
    over === null
      ? null
      : say(over === 0 ? SHIFT_REPORT.agrees : over > 0 ? SHIFT_REPORT.over : SHIFT_REPORT.short, language);
  const parts: ReportRow[][] = [
    [
      fact(report.account_name, report.opened_by ?? ''),
      fact(say(SHIFT_REPORT.opened, language), moment(report.opened_at)),
      ...(report.closed_at === null
        ? []
        : [fact(say(SHIFT_REPORT.closed, language), moment(report.closed_at))]),
    ],
    [
      row(say(SHIFT_REPORT.sales, language, { n: sales.count }), sales.amount + (discount ?? 0)),
      ...(discount ? [row(say(SHIFT_REPORT.discounts, language), -discount)] : []),
      ...less(SHIFT_REPORT.voids, report.voids),
      ...less(SHIFT_REPORT.returns, report.returns),
      row(say(SHIFT_REPORT.net, language), report.net_sales, true),
      ...report.taxes.map(({ vat_rate, tax }) =>
        row(say(SHIFT_REPORT.vat, language, { rate: vat_rate }), tax),
      ),
    ],
    report.payments.map(({ mode, account_name, amount }) =>
      row((mode === 'cash' ? modes.cash : (account_name ?? modes[mode])) ?? mode, amount),
    ),
    [
      row(say(SHIFT_REPORT.float, language), report.float),
      ...(cash?.movements ?? []).map(({ kind, count, amount }) => row(`${kinds[kind]}, ${count}`, amount)),
      ...(late.count === 0 ? [] : [row(say(SHIFT_REPORT.late, language, { n: late.count }), late.amount)]),
    ],
    [
      ...(cash ? [row(say(SHIFT_REPORT.expected, language), cash.expected)] : []),
      ...(counted === null ? [] : [row(say(SHIFT_REPORT.counted, language), counted)]),
      ...(closing === null || over === null ? [] : [row(closing, over, true)]),
    ],
    report.rest
      ? [
          row(say(SHIFT_REPORT.stays, language), report.stays ?? 0),
          row(say(SHIFT_REPORT.rest, language, { account: report.rest_account_name ?? '' }), report.rest),
        ]
      : [],
    report.others.flatMap(({ account_name, counted: shown, difference }) => [
      row(say(SHIFT_REPORT.shown, language, { account: account_name }), shown),
      ...(difference === 0 ? [] : [row(say(SHIFT_REPORT.agrees, language), difference)]),
    ]),
  ];
  return {
    seller: sellerOf(head, language),
    heading: say(isZ ? SHIFT_REPORT.z : SHIFT_REPORT.x, language),
    number: report.number,
    parts: parts.filter((part) => part.length > 0),
    signed: isZ ? [say(SHIFT_REPORT.cashier, language), say(SHIFT_REPORT.manager, language)] : [],
  };
}

/** The same for printers that take nothing but text. No figure is cut: what is too wide goes below. */
export function shiftPaperText(
  { seller, heading, number, parts, signed }: ShiftPaper,
  width: number,
): string {
  const rule = '-'.repeat(width);
  const row = ({ label, amount, isStrong }: ReportRow) =>
    pair(isStrong ? label.toUpperCase() : label, amount, width);
  const lines = [
    ...centred(seller.name.toUpperCase(), width),
    ...centred([...seller.address, ...seller.tax].join(', '), width),
    rule,
    ...pair(heading.toUpperCase(), number, width),
    ...parts.flatMap((part, place) => [...(place === 0 ? [] : [rule]), ...part.flatMap(row)]),
    ...signed.flatMap((who) => ['', '_'.repeat(width), ...pair(who, '', width)]),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Day and minute in the zone of the branch. */
function momentOf(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  } as Intl.DateTimeFormatOptions).formatToParts(new Date(at));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`;
}

/** A printer without the sign would print a question mark. */
function plain(text: string): string {
  return text.replace('−', '-').replaceAll('\u00a0', ' ');
}
