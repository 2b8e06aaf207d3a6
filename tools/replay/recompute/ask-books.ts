import { smallest } from './pennies.ts';

/** What the product says of itself over its interface, in pennies and units. */
export interface AnsweredBooks {
  sales: { invoice: string; total: bigint; tax: bigint }[];
  /** Thousandths on hand by code. */
  stock: Map<string, bigint>;
  balances: Map<string, bigint>;
}

export interface ServerAddress {
  url: string;
  token: string;
}

type Answer = Record<string, never> & { message: unknown };

export async function askStock(place: ServerAddress): Promise<Map<string, bigint>> {
  const products = await askAll<{ code: string; stock: number }>(place, 'api/product/list');
  return new Map(products.map(({ code, stock }) => [code, smallest(stock, 3)]));
}

/** What each customer owes, by the number that the replay names him after; who owes nothing is left out. */
export async function askOwed(place: ServerAddress): Promise<Map<string, bigint>> {
  const customers = await askAll<{ name: string; balance: number }>(place, 'api/customer/list');
  const owed = customers.map(
    ({ name, balance }) => [name.replace(/^Customer /, ''), smallest(balance, 2)] as const,
  );
  return new Map(owed.filter(([, sum]) => sum !== 0n));
}

/** What each supplier is owed. */
export async function askSuppliers(place: ServerAddress): Promise<Map<string, bigint>> {
  const suppliers = await askAll<{ name: string; balance: number }>(place, 'api/supplier/list');
  return new Map(suppliers.map(({ name, balance }) => [name, smallest(balance, 2)]));
}

/** Thousandths by code that lie in the second store. */
export async function askOtherStore(place: ServerAddress): Promise<Map<string, bigint>> {
  const products = await askAll<{ id: string; code: string }>(place, 'api/product/list');
  const stock = new Map<string, bigint>();
  for (const { id, code } of products) {
    const { message } = await ask(place, `api/product/stock-by-store?id=${id}`);
    const there = (message as { store_name: string; quantity: number }[]).find(
      ({ store_name }) => store_name === 'Second store',
    );
    if (there) stock.set(code, smallest(there.quantity, 3));
  }
  return stock;
}

/** The replay writes the number of the shop's own invoice into the remarks of a sale. */
export async function askSales(place: ServerAddress): Promise<AnsweredBooks['sales']> {
  const sales = await askAll<{ remarks: string | null; total_amount: number; tax: number }>(
    place,
    'api/sale/list',
  );
  return sales.map(({ remarks, total_amount, tax }) => ({
    invoice: (remarks ?? '').replace(/^Invoice /, ''),
    total: smallest(total_amount, 2),
    tax: smallest(tax, 2),
  }));
}

/** Debit less credit of each account of the chart at the end of a day. */
export async function askBalances(place: ServerAddress, day: string): Promise<Map<string, bigint>> {
  const asked = `api/report/trial-balance?date=${day.slice(0, 8)}01&date_to=${day}`;
  const { rows } = (await ask(place, asked)).message as {
    rows: { account_code: string; debit: number; credit: number }[];
  };
  return new Map(
    rows
      .map(
        ({ account_code, debit, credit }) =>
          [account_code, smallest(debit, 2) - smallest(credit, 2)] as const,
      )
      .filter(([, balance]) => balance !== 0n),
  );
}

async function askAll<Row>(place: ServerAddress, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const { message } = await ask(place, `${path}?limit=1000&page=${page}`);
    const answered = message as { data: Row[]; next_page: number | null };
    rows.push(...answered.data);
    page = answered.next_page;
  }
  return rows;
}

async function ask({ url, token }: ServerAddress, path: string): Promise<Answer> {
  const response = await fetch(`${url}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
