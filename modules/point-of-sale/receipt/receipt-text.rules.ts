import type { Receipt } from './receipt.rules.ts';
import type { FigureRow, ReceiptLine } from './receipt-figures.rules.ts';
import { centred, columnsOf, pair, plainText, wrap } from './text-columns.rules.ts';

/** Characters that fit beside each other on a roll of 58 and of 80 mm (tanzania.md 7). */
export const ROLL_COLUMNS = { '58mm': 32, '80mm': 48 } as const;

/** A receipt as plain text for printers that take nothing else. No figure is cut: what is too wide goes below. */
export function receiptText(receipt: Receipt, width: number): string {
  const rule = ['-'.repeat(width)];
  const { seller, customer } = receipt;
  const head = [
    ...centred(seller.name.toUpperCase(), width),
    ...packed([...seller.address, ...seller.contact], width),
    ...packed(seller.tax, width),
    ...receipt.marks.flatMap((mark) => centred(`*** ${mark} ***`, width)),
  ];
  const about = [
    ...beside(receipt.title, receipt.when, width),
    ...wrap(receipt.served ?? '', width),
    ...wrap(customer?.name ?? '', width),
    ...wrap(customer?.tin ?? '', width),
    ...wrap(receipt.reference ?? '', width),
    ...wrap(receipt.exchange ?? '', width),
    ...wrap(receipt.services ?? '', width),
  ];
  const total = { ...receipt.total, label: `${receipt.total.label.toUpperCase()} ${receipt.currency}` };
  const sums = [
    ...rows(receipt.sums, width),
    ...rows([total, receipt.rounding], width),
    ...rows(receipt.payments, width),
    ...rows([receipt.change, receipt.owed], width),
  ];
  const { payTo } = receipt;
  const ways = payTo ? [`${payTo.title}:`, ...payTo.lines] : [];
  const foot = [
    ...wrap(receipt.note ?? '', width),
    ...(receipt.verification ? centred(receipt.verification.line, width) : []),
    ...receipt.foot.flatMap((line) => centredText(line, width)),
  ];
  const banner = receipt.banner ? centred(receipt.banner, width) : [];
  const parts = [
    banner,
    head,
    about,
    receipt.lines.flatMap((line) => itemText(line, width)),
    sums,
    ways.flatMap((line) => wrap(line, width)),
    foot,
    banner,
  ];
  const filled = parts.filter((part) => part.length > 0);
  return `${filled.flatMap((part, index) => (index === 0 ? part : [...rule, ...part])).join('\n')}\n`;
}

function itemText({ name, quantity, price, amount, discount }: ReceiptLine, width: number): string[] {
  return [...wrap(name, width), ...pair(`${quantity} x ${price}`, amount, width), ...rows([discount], width)];
}

function rows(list: readonly (FigureRow | null)[], width: number): string[] {
  return list.flatMap((row) => (row ? pair(row.label, row.amount, width) : []));
}

/** Two short facts share a line where they fit, else each has its own (ui.md 12). */
function beside(left: string, right: string, width: number): string[] {
  const fits = columnsOf(plainText(left)) + columnsOf(right) < width;
  return fits ? pair(left, right, width) : [...wrap(left, width), ...wrap(right, width)];
}

/** Facts that belong together, as many on a line as fit whole. */
function packed(facts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const longer = [lines.at(-1), fact].filter(Boolean).join(', ');
    if (lines.length > 0 && columnsOf(plainText(longer)) <= width) lines.splice(-1, 1, longer);
    else lines.push(fact);
  }
  return lines.flatMap((line) => centred(line, width));
}

/** Texts of the branch keep their own lines. */
function centredText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => centred(line, width));
}
