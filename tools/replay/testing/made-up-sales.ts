import type { SheetValue } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { chanceFrom } from '../chance.ts';

/** The records of a shop that never was, with everything in them that makes the real ones hard. */
export interface MadeUpShop {
  sales: string;
  stockList: Uint8Array;
  /** What is in the records on purpose. */
  holds: { invoices: number; lines: number; returns: number; reported: Readonly<Record<string, number>> };
}

const HEADINGS = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

/** Eight months of invoices: the same seed makes the same shop. */
export async function makeUpShop(invoices: number, seed = 1): Promise<MadeUpShop> {
  const fraction = chanceFrom(seed);
  const chance = (below: number) => Math.floor(fraction() * below);
  const articles = Array.from({ length: 60 }, (_, n) => articleNumber(n));
  const rows: string[] = [];
  const units = new Map<string, number>();
  const reported: Record<string, number> = {};
  const open: { invoice: string; code: string; left: number; customer: string; price: number }[] = [];
  const holds = { invoices: 0, lines: 0, returns: 0, reported };
  const write = (
    invoice: string,
    code: string,
    quantity: number,
    minute: string,
    price: string,
    customer: string,
  ) =>
    rows.push(`${invoice},${code},"SAID ""AS IS"", ${code}",${quantity},${minute},${price},${customer},EIRE`);
  const tell = (reason: string, ...line: Parameters<typeof write>) => {
    reported[reason] = (reported[reason] ?? 0) + 1;
    write(...line);
  };
  for (let n = 0; n < invoices; n += 1) {
    const invoice = String(536_000 + n);
    const customer = n % 5 === 0 ? '' : String(12_300 + chance(Math.ceil(invoices / 4)));
    const lines = n % 9 === 0 ? 9 : 1 + chance(5);
    for (let at = 0; at < lines; at += 1) {
      // The minute turns within some invoices, and some name one article twice.
      const minute = minuteOf(n, invoices, at > 2 && n % 7 === 0 ? 1 : 0);
      const { code, pence } =
        articles[at === 3 ? n % articles.length : chance(articles.length)] ?? articleNumber(0);
      const [quantity, price] = [1 + chance(n % 11 === 0 ? 300 : 12), pence - chance(pence >> 2)];
      write(invoice, code, quantity, minute, inPounds(price), customer);
      units.set(code, (units.get(code) ?? 0) + quantity);
      open.push({ invoice, code, left: quantity, customer, price });
      holds.lines += 1;
    }
    holds.invoices += 1;
    const later = minuteOf(n, invoices, 2);
    const { code } = articles[n % articles.length] ?? articleNumber(0);
    if (n % 10 === 1) tell('quantity not above 0', String(700_000 + n), code, -3, later, '0', '');
    if (n % 10 === 2) tell('price 0', invoice, code, 3, later, '0', customer);
    if (n % 40 === 3) tell('price finer than a penny', invoice, 'PADS', 1, later, '0.001', customer);
    if (n % 40 === 4) tell('code not in the catalogue', invoice, 'GIFT-1', 1, later, '10', customer);
    if (n % 40 === 6) tell('code not in the catalogue', invoice, '85008a', 1, later, '10', customer);
    if (n % 10 === 5)
      tell('cancellation by an unknown customer', `C${800_000 + n}`, code, -1, later, '1.25', '');
    if (n % 10 === 6)
      tell('cancellation without an earlier sale', `C${800_000 + n}`, code, -1, later, '1.25', '99999');
    if (n % 4 === 3) cancelOne(n, later);
  }
  return { sales: `${HEADINGS}\n${rows.join('\n')}\n`, stockList: await stockListOf(articles, units), holds };

  /** The latest line of a customer with enough left, or more than he ever bought of it. */
  function cancelOne(n: number, minute: string): void {
    const known = open.filter(({ customer }) => customer !== '');
    const wanted = known[chance(known.length)];
    if (!wanted) return;
    const same = known.filter(({ code, customer }) => code === wanted.code && customer === wanted.customer);
    const most = Math.max(...same.map(({ left }) => left));
    const line = [`C${900_000 + n}`, wanted.code] as const;
    const rest = [minute, inPounds(wanted.price), wanted.customer] as const;
    if (n % 8 === 7) tell('cancellation of more than is left', ...line, -most - 1, ...rest);
    if (n % 8 === 7 || most < 1) return;
    const quantity = 1 + chance(most);
    const found = same.findLast(({ left }) => left >= quantity);
    if (found) found.left -= quantity;
    holds.returns += 1;
    write(...line, -quantity, ...rest);
  }
}

/** Prices are above the cost. */
function articleNumber(n: number): { code: string; pence: number; cost: number } {
  const code = n % 10 === 8 ? `${85_000 + n}A` : n % 10 === 9 ? `${85_000 + n - 1}B` : String(21_000 + n);
  const cost = 33 + ((n * 137) % 900);
  return { code, cost, pence: Math.ceil(cost * 1.7) };
}

/** Invoices spread from December to July, through two turns of the clock and the turn of a year. */
function minuteOf(n: number, of: number, after: number): string {
  const first = Date.UTC(2010, 11, 1, 8, 26);
  const last = Date.UTC(2011, 6, 31, 15, 42);
  const step = Math.floor((last - first) / of / 60_000) * n + after;
  return new Date(first + step * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

function inPounds(pence: number): string {
  return (pence / 100).toFixed(2).replace(/\.?0+$/, '');
}

/**
 * The list as the shop kept it: floats of a spreadsheet, articles without name or price, one price too fine,
 * and one code that differs from another in case alone.
 */
async function stockListOf(
  articles: readonly { code: string; pence: number; cost: number }[],
  sold: ReadonlyMap<string, number>,
): Promise<Uint8Array> {
  const text = (said: string): SheetValue => ({ kind: 'text', text: said });
  const number = (value: number, decimals: number): SheetValue => ({
    kind: 'number',
    number: value,
    decimals,
  });
  const rows = articles.map(({ code, pence, cost }) => [
    text(code),
    text(`ARTICLE "${code}" & MORE`),
    number(pence / 100 + 1e-13, 2),
    number(cost / 100 + 1e-13, 2),
    number((sold.get(code) ?? 0) + 50, 0),
    number(20, 0),
  ]);
  rows.push([text('NAMELESS'), { kind: 'blank' }, number(1, 2), number(1, 2), number(9, 0), number(20, 0)]);
  rows.push([
    text('PRICELESS'),
    text('NO PRICE'),
    { kind: 'blank' },
    { kind: 'blank' },
    number(9, 0),
    number(20, 0),
  ]);
  rows.push([text('PADS'), text('PADS'), number(0.001, 2), number(0, 2), number(51, 0), number(20, 0)]);
  rows.push([text('85008a'), text('TWIN'), number(1, 2), number(1, 2), number(9, 0), number(20, 0)]);
  const titles = ['StockCode', 'Description', 'Retail price', 'Cost', 'Opening qty', 'Reorder at'];
  return workbookBytes({
    sheets: [{ name: 'Stock list', columns: titles.map((title) => ({ title })), rows }],
  });
}
