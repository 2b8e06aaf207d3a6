import { penniesOf, share } from './pennies.ts';
import type { RecordLine } from './read-records.ts';
import type { Article } from './read-stock-list.ts';

/** What a sale came to, in pennies. */
export interface ExpectedSale {
  total: bigint;
  tax: bigint;
}

/** The books of the shop as they must be, computed from its own records alone. */
export interface ExpectedBooks {
  sales: Map<string, ExpectedSale>;
  /** Units on hand by code. */
  stock: Map<string, bigint>;
  /** Money that came in less money that went back. */
  cash: bigint;
  /** Debits less credits of each account, by the day on which they were posted. */
  postings: { day: string; account: string; amount: bigint }[];
  returns: number;
}

export interface Records {
  lines: readonly RecordLine[];
  articles: ReadonlyMap<string, Article>;
  /** Percent held in the prices; 0 for a shop that is not registered. */
  vat: bigint;
  openedOn: string;
  /** Invoices and cancellations that the product refused, which it told. */
  without: ReadonlySet<string>;
}

interface Bought {
  invoice: string;
  units: bigint;
  back: bigint;
  net: bigint;
  tax: bigint;
  cost: bigint;
}

/** Goes through the records once, in the order of time, with a column of figures for each account. */
export function expectBooks({ lines, articles, vat, openedOn, without }: Records): ExpectedBooks {
  const books: ExpectedBooks = { sales: new Map(), stock: new Map(), cash: 0n, postings: [], returns: 0 };
  const bought: Record<string, Bought[]> = {};
  const dayOf = new Map<string, string>();
  const post = (day: string, account: string, amount: bigint) => {
    if (amount !== 0n) books.postings.push({ day, account, amount });
  };
  for (const [code, { cost, opening }] of articles) {
    books.stock.set(code, opening);
    post(openedOn, '1200', cost * opening);
    post(openedOn, '3010', -cost * opening);
  }
  const chronicle = lines.map((line, at) => ({ ...line, at }));
  chronicle.sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : a.at - b.at));
  for (const line of chronicle) {
    const isCancellation = /^C/.test(line.invoice);
    if (isCancellation) takeBack(line);
    else sell(line);
  }
  return books;

  function sell({ invoice, code, units, price, when, customer }: RecordLine): void {
    const pennies = penniesOf(price);
    const article = articles.get(code);
    if (units <= 0n || pennies === null || pennies <= 0n || !article || without.has(invoice)) return;
    const total = pennies * units;
    const tax = share(total, vat, 100n + vat);
    const cost = article.cost * units;
    // The minute may turn while an invoice is written; it is one sale of the day on which it began.
    const day = dayOf.get(invoice) ?? when.slice(0, 10);
    dayOf.set(invoice, day);
    const sale = books.sales.get(invoice) ?? { total: 0n, tax: 0n };
    books.sales.set(invoice, { total: sale.total + total, tax: sale.tax + tax });
    const mine = JSON.stringify([customer, code]);
    bought[mine] ??= [];
    bought[mine].push({ invoice, units, back: 0n, net: total - tax, tax, cost });
    move(code, -units);
    post(day, '4000', tax - total);
    post(day, '2200', -tax);
    take(day, total);
    post(day, '5000', cost);
    post(day, '1200', -cost);
  }

  function takeBack({ invoice, code, units, when, customer }: RecordLine): void {
    const wanted = -units;
    if (customer === '' || wanted <= 0n || without.has(invoice)) return;
    const line = (bought[JSON.stringify([customer, code])] ?? [])
      .reverse()
      .find((one) => one.units - one.back >= wanted);
    bought[JSON.stringify([customer, code])]?.reverse();
    if (!line) return;
    const part = (amount: bigint) =>
      share(amount, line.back + wanted, line.units) - share(amount, line.back, line.units);
    const [net, tax, cost] = [part(line.net), part(line.tax), part(line.cost)];
    line.back += wanted;
    const day = when.slice(0, 10);
    books.returns += 1;
    move(code, wanted);
    post(day, '4010', net);
    post(day, '2200', tax);
    take(day, -net - tax);
    post(day, '1200', cost);
    post(day, '5000', -cost);
  }

  function take(day: string, amount: bigint): void {
    books.cash += amount;
    post(day, '1010', amount);
  }

  function move(code: string, units: bigint): void {
    books.stock.set(code, (books.stock.get(code) ?? 0n) + units);
  }
}

/** Revenue, its contra accounts and costs begin anew with each year; before that they are earnings kept in 3900. */
export function balancesOn(day: string, { postings }: ExpectedBooks): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  for (const { day: posted, account, amount } of postings) {
    if (posted > day) continue;
    const isEarlierYear = posted.slice(0, 4) < day.slice(0, 4) && account >= '4000';
    const place = isEarlierYear ? '3900' : account;
    balances.set(place, (balances.get(place) ?? 0n) + amount);
  }
  return new Map([...balances].filter(([, balance]) => balance !== 0n));
}
