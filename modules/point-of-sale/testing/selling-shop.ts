import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A shop that sells through the door, with a till, a wallet and a bank. */
export interface SellingShop {
  system: TestSystem;
  owner: TestBrowser;
  business_id: string;
  branch_id: string;
  store_id: string;
  cash: string;
  wallet: string;
  bank: string;
  customer: string;
  /** Makes a product of 100 pieces that cost 7,000 each and sell at 11,800. */
  product(body?: object): Promise<string>;
  /** A product of which there is so much, in thousandths, worth so much in minor units. */
  stocked(quantity: bigint, value: bigint, body?: object): Promise<string>;
  /** Somebody with these rights, logged in. */
  clerk(...permissions: string[]): Promise<TestBrowser>;
  /** Makes a document with a new id, or with the one in the body. */
  make(call: string, body: object, by?: TestBrowser): Promise<Answer>;
  sell(body: object, by?: TestBrowser): Promise<Answer>;
  /** Sells one line for cash and answers the sale. */
  sold(product_id: string, quantity: number, more?: object): Promise<Json>;
  /** What the entries of a document come to, by account of the chart: debit above zero, in minor units. */
  entryOf(documentId: string): Promise<Record<string, bigint>>;
  stockOf(productId: string): Promise<{ quantity: bigint; value: bigint }>;
  /** Everything that a refused call must leave as it was. */
  everything(): Promise<unknown>;
}

let wallets = 0;

export async function openSellingShop(
  settings: object = {},
  { system, ...founded }: { system?: TestSystem; currency?: 'TZS' | 'GBP' | 'JPY'; time_zone?: string } = {},
): Promise<SellingShop> {
  const at = system ?? (await openTestSystem());
  const made = await aBusiness(at, { books_begin: '2019-01-01', ...founded });
  const owner = await logIn(at, made.phone);
  const { branch_id } = made;
  const done = async (route: string, body: object): Promise<Json> => {
    const { status, body: answer } = await owner.ask(route, { body });
    if (status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    return answer.message;
  };
  const { version } = (await owner.ask(`GET api/branch/settings?id=${branch_id}`)).body.message;
  await done(`PUT api/branch/settings?id=${branch_id}`, { version, ...settings });
  wallets += 1;
  const account = async (name: string, type: string) =>
    String((await done('POST api/account', { name: `${name} ${wallets}`, type })).id);
  const make = (call: string, body: object, by = owner) => {
    const whole = { id: newId(), ...body };
    return by.ask(call, { body: whole, headers: { 'idempotency-key': String(whole.id) } });
  };
  const shop = {
    system: at,
    owner,
    business_id: made.business_id,
    branch_id,
    store_id: made.store_id ?? '',
    cash: made.cash_account_id ?? '',
    wallet: await account('M-PESA', 'mobile'),
    bank: await account('CRDB', 'bank'),
    customer: String((await done('POST api/customer', { name: 'Asha Juma', credit_days: 14 })).id),
  };
  const sell = (body: object, by?: TestBrowser) =>
    make('POST api/sale/checkout', { store_id: shop.store_id, ...body }, by);
  const rows = <R extends object>(text: string, values: unknown[] = []) =>
    at.db.adminQuery<R>(text, [made.business_id, ...values]);
  const product = async (body = {}) => {
    const usual = { buying_price: 7000, selling_price: 11_800, opening_stock: 100 };
    const name = `Product ${newId().slice(-8)}`;
    return String((await done('POST api/product', { name, ...usual, ...body })).id);
  };
  return {
    ...shop,
    make,
    sell,
    product,
    async stocked(quantity, value, body = {}) {
      const product_id = await product({ whole_units: false, ...body, opening_stock: null });
      const accessHash = await at.db.openAccess(made.business_id, made.owner_id);
      const source = { kind: 'opening-stock', id: newId() as string };
      const branch = { id: branch_id, settings: {} };
      const line = { product_id, store_id: shop.store_id, quantity, value };
      await at.database.transaction(accessHash, {}, async (tx) => {
        await moveStock(tx, { kind: 'opening', branch, date: '2020-01-01', source, lines: [line] });
        const lines = [
          { account: '1200', debit: value },
          { account: '3010', credit: value },
        ];
        await postEntries(tx, [{ branch_id, date: '2020-01-01', source, lines }]);
      });
      return product_id;
    },
    async clerk(...permissions) {
      const employee = await anEmployee(owner, permissions, { branches: [branch_id] });
      return logIn(at, employee.phone, employee.password);
    },
    async sold(product_id, quantity, more = {}) {
      const unpaid = { lines: [{ product_id, quantity }], payments: [], ...more };
      const amount = 1_000_000_000;
      const answer = await sell({
        ...unpaid,
        payments: [{ account_id: shop.cash, mode: 'cash', amount }],
        ...more,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.message;
    },
    async entryOf(documentId) {
      const lines = await rows<{ account: string; amount: bigint }>(
        `select split_part(l.account_code, '-', 1) as account, sum(l.debit - l.credit)::bigint as amount
         from journal_lines l join journal_entries e on e.id = l.entry_id
         where l.business_id = $1 and e.source_id = $2 group by 1 having sum(l.debit - l.credit) <> 0`,
        [documentId],
      );
      return Object.fromEntries(lines.map(({ account, amount }) => [account, amount]));
    },
    async stockOf(productId) {
      const [pool] = await rows<{ quantity: bigint; value: bigint }>(
        'select quantity, value from stock_values where business_id = $1 and product_id = $2',
        [productId],
      );
      return pool ?? { quantity: 0n, value: 0n };
    },
    everything: () =>
      rows(
        `select (select jsonb_agg(s order by s.id) from sales s where s.business_id = $1) as sales,
           (select jsonb_agg(s order by s.sale_id, s.line_no) from sale_lines s where s.business_id = $1) as lines,
           (select jsonb_agg(s order by s.id) from sale_returns s where s.business_id = $1) as returns,
           (select jsonb_agg(v order by v.product_id) from stock_values v where v.business_id = $1) as pools,
           (select jsonb_agg(v order by v.product_id, v.store_id) from stock_levels v where v.business_id = $1) as levels,
           (select jsonb_agg(n order by n.kind, n.year) from number_series n where n.business_id = $1) as numbers,
           (select count(*) from stock_movements m where m.business_id = $1) as movements,
           (select count(*) from journal_lines l where l.business_id = $1) as entries,
           (select count(*) from money_references l where l.business_id = $1) as references_used,
           (select count(*) from command_log c where c.business_id = $1 and c.operation like 'sale%') as keys,
           (select count(*) from activities a where a.business_id = $1 and a.entity like 'sale%') as activities`,
      ),
  };
}
