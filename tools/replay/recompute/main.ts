import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askBalances, askOtherStore, askOwed, askSales, askStock, askSuppliers } from './ask-books.ts';
import { askHledger } from './ask-hledger.ts';
import { compareFigures, type Difference, monthEnds } from './compare-books.ts';
import { balancesOn, type ExpectedBooks, expectBooks } from './expect-books.ts';
import { explainRefusals, type Refusal } from './explain-refusals.ts';
import { readRecords } from './read-records.ts';
import { readStockList } from './read-stock-list.ts';

const { values } = parseArgs({
  options: {
    sales: { type: 'string' },
    'stock-list': { type: 'string' },
    'opened-on': { type: 'string' },
    vat: { type: 'string', default: '0' },
    'price-mode': { type: 'string', default: 'inclusive' },
    mixed: { type: 'boolean', default: false },
    bought: { type: 'boolean', default: false },
    refused: { type: 'string' },
    url: { type: 'string' },
    token: { type: 'string' },
    journal: { type: 'string' },
  },
});

/**
 * Computes the books of a shop from its own records and holds those of the product against them, to the penny: each
 * sale, each article, each debtor, each account at the end of each month, and the journal as hledger adds it up. 1 where they differ,
 * or where something was refused that the records do not call for.
 */
async function recompute(): Promise<number> {
  const records = {
    lines: readRecords(readFileSync(wanted('sales'), 'utf8')),
    articles: readStockList(readFileSync(wanted('stock-list'))),
    terms: {
      vat: BigInt(values.vat),
      isExclusive: values['price-mode'] === 'exclusive',
      isMixed: values.mixed,
    },
    openedOn: wanted('opened-on'),
    isBought: values.bought,
    refused: values.refused ? (JSON.parse(readFileSync(values.refused, 'utf8')) as Refusal[]) : [],
  };
  const expected = expectBooks(records);
  const place = { url: wanted('url'), token: wanted('token') };
  const lastDay = expected.postings.reduce((last, { day }) => (day > last ? day : last), wanted('opened-on'));
  const days = monthEnds(wanted('opened-on'), lastDay);
  const differences = [
    ...(await compareSales(expected, place)),
    ...compareFigures('stock of', thousandths(expected.stock), await askStock(place)),
    ...compareFigures('debt of customer', withoutNothing(expected.owed), await askOwed(place)),
    ...explainRefusals(expected, records),
    ...(values.bought ? await compareBought(expected, place) : []),
  ];
  for (const day of days) {
    const told = await askBalances(place, day);
    differences.push(...compareFigures(`balance on ${day} of`, balancesOn(day, expected), told));
  }
  if (values.journal)
    differences.push(...compareFigures('hledger:', ofAllTime(expected), askHledger(values.journal)));
  for (const { what, expected: ours, told } of differences.slice(0, 20))
    console.log(`${what}: recomputed ${ours}, told ${told}`);
  const tax = [...expected.sales.values()].reduce((sum, sale) => sum + sale.tax, 0n);
  console.log(
    `Recomputed: ${expected.sales.size} sales, ${expected.returns} returns, ${expected.stock.size} articles, ` +
      `cash ${pounds(expected.cash)}, ${values.bought ? `${expected.suppliers.size} suppliers owed ${pounds(sumOf(expected.suppliers))}, ` : ''}owed ${pounds(sumOf(expected.owed))}, tax of the sales ${pounds(tax)}, ${days.length} trial balances` +
      `${values.journal ? ', hledger' : ''}. Differences: ${differences.length}.`,
  );
  return differences.length ? 1 : 0;
}

/** What suppliers are owed, and what lies in the store that was sent what it sold. */
async function compareBought(
  { suppliers, inOther }: ExpectedBooks,
  place: { url: string; token: string },
): Promise<Difference[]> {
  return [
    ...compareFigures('debt to', suppliers, await askSuppliers(place)),
    ...compareFigures('stock in the second store of', thousandths(inOther), await askOtherStore(place)),
  ];
}

async function compareSales(
  expected: ExpectedBooks,
  place: { url: string; token: string },
): Promise<Difference[]> {
  const told = await askSales(place);
  const figures = (sales: Iterable<readonly [string, { total: bigint; tax: bigint }]>) =>
    new Map(
      [...sales].flatMap(
        ([invoice, { total, tax }]) =>
          [
            [`${invoice}`, total],
            [`${invoice}, tax`, tax],
          ] as [string, bigint][],
      ),
    );
  return [
    ...compareFigures('sale', figures(expected.sales), figures(told.map((sale) => [sale.invoice, sale]))),
    ...(told.length === expected.sales.size
      ? []
      : [{ what: 'number of sales', expected: `${expected.sales.size}`, told: `${told.length}` }]),
  ];
}

const sumOf = (sums: ReadonlyMap<string, bigint>) => [...sums.values()].reduce((sum, one) => sum + one, 0n);

const thousandths = (units: ReadonlyMap<string, bigint>) =>
  new Map([...units].map(([code, count]) => [code, count * 1000n]));

const withoutNothing = (sums: ReadonlyMap<string, bigint>) =>
  new Map([...sums].filter(([, sum]) => sum !== 0n));

/** hledger closes no years. */
function ofAllTime({ postings }: ExpectedBooks): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0n) + amount);
  return withoutNothing(sums);
}

function pounds(pennies: bigint): string {
  const digits = String(pennies < 0n ? -pennies : pennies).padStart(3, '0');
  return `${pennies < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function wanted(name: Exclude<keyof typeof values, 'vat' | 'mixed' | 'bought'>): string {
  const value = values[name];
  if (!value) throw new Error(`--${name} is missing.`);
  return value;
}

process.exitCode = await recompute();
