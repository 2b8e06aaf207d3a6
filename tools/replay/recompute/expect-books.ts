import type { Refusal } from './explain-refusals.ts';
import { penniesOf, share } from './pennies.ts';
import { type PricedLine, priceInvoice, type Terms, wayOf } from './price-invoice.ts';
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
  /** Units that came back, by code. */
  returned: Map<string, bigint>;
  /** Money that came in less money that went back. */
  cash: bigint;
  /** What customers owe for what they bought on credit, by their number. */
  owed: Map<string, bigint>;
  /** Debits less credits of each account, by the day on which they were posted. */
  postings: { day: string; account: string; amount: bigint }[];
  returns: number;
  /** What each supplier is owed, where the shop bought what it began with. */
  suppliers: Map<string, bigint>;
  /** Units by code that came back to the second store, which had sold all that it was sent. */
  inOther: Map<string, bigint>;
}

export interface Records {
  lines: readonly RecordLine[];
  articles: ReadonlyMap<string, Article>;
  terms: Terms;
  openedOn: string;
  /** Whether what the list begins with was bought of suppliers, and every second invoice sold out of a second store. */
  isBought?: boolean;
  /** What the product refused, as it told; the books are those of the rest. */
  refused: readonly Refusal[];
}

interface Bought {
  invoice: string;
  units: bigint;
  back: bigint;
  net: bigint;
  tax: bigint;
  cost: bigint;
  /** Who owes it, where it was sold on credit. */
  debtor: string;
}

/** Goes through the records once, in the order of time, with a column of figures for each account. */
export function expectBooks({ lines, articles, terms, openedOn, isBought, refused }: Records): ExpectedBooks {
  const books: ExpectedBooks = {
    ...{ sales: new Map(), stock: new Map(), returned: new Map(), owed: new Map() },
    ...{ cash: 0n, postings: [], returns: 0, suppliers: new Map(), inOther: new Map() },
  };
  const unsold = new Set(refused.filter(({ row }) => row === undefined).map(({ invoice }) => invoice));
  const unreturned = new Set(refused.map(({ row }) => row));
  const bought: Record<string, Bought[]> = {};
  const dayOf = new Map<string, string>();
  const post = (day: string, account: string, amount: bigint) => {
    if (amount !== 0n) books.postings.push({ day, account, amount });
  };
  for (const [code, { cost, opening }] of articles) {
    books.stock.set(code, opening);
    post(openedOn, '1200', cost * opening);
    if (!isBought) post(openedOn, '3010', -cost * opening);
    else if (opening > 0n) buy(code, cost * opening);
  }
  const chronicle = lines.map((line, at) => ({ ...line, at }));
  chronicle.sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : a.at - b.at));
  const priced = priceAll(chronicle);
  for (const line of chronicle) {
    const isCancellation = /^C/.test(line.invoice);
    if (isCancellation) takeBack(line);
    else sell(line);
  }
  if (isBought) paySuppliers();
  return books;

  function buy(code: string, net: bigint): void {
    const supplier = supplierOf(code);
    const tax = share(net, terms.vat, 100n);
    post(openedOn, '1300', tax);
    post(openedOn, '2000', -net - tax);
    books.suppliers.set(supplier, (books.suppliers.get(supplier) ?? 0n) + net + tax);
  }

  /** Each is paid ten pounds on the day of the last sale. */
  function paySuppliers(): void {
    const day = books.postings.reduce((last, one) => (one.day > last ? one.day : last), openedOn);
    for (const [supplier, owed] of books.suppliers) {
      post(day, '2000', 1000n);
      post(day, '1010', -1000n);
      books.cash -= 1000n;
      books.suppliers.set(supplier, owed - 1000n);
    }
  }

  function amountOf({ invoice, code, units, price }: RecordLine): bigint | null {
    const pennies = penniesOf(price);
    const isSold =
      units > 0n && pennies !== null && pennies > 0n && articles.has(code) && !unsold.has(invoice);
    return isSold ? pennies * units : null;
  }

  /** A discount of the sale is spread over its lines, so that an invoice is priced as a whole. */
  function priceAll(all: readonly RecordLine[]): Map<RecordLine, PricedLine & { debtor: string }> {
    const invoices = Map.groupBy(
      all.filter((line) => !/^C/.test(line.invoice) && amountOf(line) !== null),
      ({ invoice }) => invoice,
    );
    return new Map(
      [...invoices].flatMap(([invoice, sold]) => {
        const customer = sold[0]?.customer ?? '';
        const way = wayOf(invoice, customer, terms);
        const parts = priceInvoice(
          sold.map((line) => amountOf(line) ?? 0n),
          way,
          terms,
        );
        const debtor = way.isOnCredit ? customer : '';
        return sold.map((line, at) => [line, { ...(parts[at] as PricedLine), debtor }] as const);
      }),
    );
  }

  function sell(line: RecordLine): void {
    const { invoice, code, units, when, customer } = line;
    const figures = priced.get(line);
    if (!figures) return;
    const { list, net, tax, debtor } = figures;
    const total = net + tax;
    const cost = (articles.get(code)?.cost ?? 0n) * units;
    // The minute may turn while an invoice is written; it is one sale of the day on which it began.
    const day = dayOf.get(invoice) ?? when.slice(0, 10);
    dayOf.set(invoice, day);
    const sale = books.sales.get(invoice) ?? { total: 0n, tax: 0n };
    books.sales.set(invoice, { total: sale.total + total, tax: sale.tax + tax });
    const mine = JSON.stringify([customer, code]);
    bought[mine] ??= [];
    bought[mine].push({ invoice, units, back: 0n, net, tax, cost, debtor });
    move(code, -units);
    post(day, '4000', -list);
    post(day, '4020', list - net);
    post(day, '2200', -tax);
    take(day, total, debtor);
    post(day, '5000', cost);
    post(day, '1200', -cost);
  }

  function takeBack({ row, code, units, when, customer }: RecordLine): void {
    const wanted = -units;
    if (customer === '' || wanted <= 0n || unreturned.has(row)) return;
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
    if (BigInt(line.invoice.replaceAll(/\D/g, '') || '0') % 2n === 1n)
      books.inOther.set(code, (books.inOther.get(code) ?? 0n) + wanted);
    books.returned.set(code, (books.returned.get(code) ?? 0n) + wanted);
    post(day, '4010', net);
    post(day, '2200', tax);
    take(day, -net - tax, line.debtor);
    post(day, '1200', cost);
    post(day, '5000', -cost);
  }

  /** Money into the till and out of it, or what somebody owes. */
  function take(day: string, amount: bigint, debtor: string): void {
    post(day, debtor ? '1100' : '1010', amount);
    if (debtor) books.owed.set(debtor, (books.owed.get(debtor) ?? 0n) + amount);
    else books.cash += amount;
  }

  function move(code: string, units: bigint): void {
    books.stock.set(code, (books.stock.get(code) ?? 0n) + units);
  }
}

/** The rule of the replay, written down a second time (docs/replay.md). */
function supplierOf(code: string): string {
  const [first = ''] = code;
  return first >= '0' && first <= '9' ? `Supplier ${first}` : 'Supplier of other goods';
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
