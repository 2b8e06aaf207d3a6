import pg from 'pg';
import { newId } from '#core/ids.ts';

/** Five products of one client, in the plain shop. */
export type PlainCart = readonly string[];

/**
 * A shop as somebody writes it who has one business and trusts his program: no walls between businesses, no policies, no
 * triggers, one index per table beside its key. It holds the facts that a sale of ours leaves behind.
 */
export async function openPlainShop(adminUrl: string, appUrl: string, carts: readonly PlainCart[]) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(
    `${SCHEMA} grant usage on schema plain to pos_app; grant all on all tables in schema plain to pos_app;`,
  );
  await admin.query(GOODS, [carts.flat()]);
  const clients = await Promise.all(
    carts.map(async () => {
      const client = new pg.Client({ connectionString: appUrl });
      await client.connect();
      return client;
    }),
  );
  return {
    clients,
    sell: (place: number) => sellPlain(clients[place] as pg.Client, carts[place] ?? []),
    /** Faults of what was sold: goods that are neither there nor sold, entries whose sides differ. */
    async faults(acknowledged: number): Promise<string[]> {
      const { rows } = await admin.query<{ sales: number; missing: number; difference: number }>(FAULTS);
      const [found] = rows;
      return [
        ...(found?.sales === acknowledged
          ? []
          : [`${found?.sales} plain sales are stored, ${acknowledged} were acknowledged.`]),
        ...(found?.missing === 0 ? [] : [`${found?.missing} of the plain goods went nowhere.`]),
        ...(found?.difference === 0 ? [] : [`The plain books differ by ${found?.difference}.`]),
      ];
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
      await admin.query('drop schema plain cascade');
      await admin.end();
    },
  };
}

const PRICE = 1500;
const COST = 1000;
const STORE = '00000000-0000-7000-8000-000000000001';

/** The sale in twenty-one statements and a commit, each awaited and planned once. */
async function sellPlain(client: pg.Client, goods: PlainCart): Promise<void> {
  const say = (text: string, values: unknown[]) =>
    client.query({ name: `plain ${STATEMENTS.indexOf(text)}`, text, values });
  const [sale, entry, key] = [newId(), newId(), newId()];
  const five = goods.map((_, i) => i + 1);
  const total = PRICE * goods.length;
  const cost = COST * goods.length;
  await client.query('begin');
  await say(S.key, [key]);
  await say(S.user, ['token']);
  await say(S.store, [STORE]);
  await say(S.goods, [goods]);
  await say(S.hold, [goods]);
  for (const product of goods.toSorted()) await say(S.level, [product, 1000]);
  await say(S.values, [goods, COST]);
  await say(S.movements, [sale, goods, five, -1000, -COST]);
  const { rows } = await say(S.number, ['sale']);
  await say(S.sale, [sale, rows[0].last, total, cost]);
  await say(S.lines, [sale, goods, five, PRICE, COST]);
  await say(S.payment, [sale, total]);
  await say(S.entry, [entry, sale]);
  await say(S.posted, [entry, ['1010', '5000', '4000', '1200'], [total, cost, 0, 0], [0, 0, total, cost]]);
  await say(S.months, [
    ['1010', '5000', '4000', '1200'],
    [total, cost, 0, 0],
    [0, 0, total, cost],
  ]);
  await say(S.activity, [newId(), sale]);
  await say(S.answer, [key, JSON.stringify({ id: sale, number: rows[0].last, total })]);
  await client.query('commit');
}

const S = {
  key: 'insert into plain.keys (key) values ($1) on conflict do nothing returning key',
  user: 'select id, name, rights from plain.users where token = $1',
  store: 'select name from plain.stores where id = $1',
  goods: 'select id, name, price, tax from plain.products where id = any($1)',
  hold: 'select product_id, quantity from plain.levels where product_id = any($1) order by product_id for update',
  level: 'update plain.levels set quantity = quantity - $2 where product_id = $1',
  values: 'update plain.levels set value = value - $2 where product_id = any($1)',
  movements: `insert into plain.movements (sale_id, product_id, line_no, quantity, value)
    select $1, n.*, $4, $5 from unnest($2::uuid[], $3::int[]) n`,
  number: 'update plain.numbers set last = last + 1 where kind = $1 returning last',
  sale: 'insert into plain.sales (id, number, total, cost) values ($1, $2, $3, $4)',
  lines: `insert into plain.sale_lines (sale_id, product_id, line_no, quantity, price, cost)
    select $1, n.*, 1000, $4, $5 from unnest($2::uuid[], $3::int[]) n`,
  payment: "insert into plain.payments (sale_id, account, amount) values ($1, '1010', $2)",
  entry: 'insert into plain.entries (id, sale_id) values ($1, $2)',
  posted: `insert into plain.entry_lines (entry_id, account, debit, credit)
    select $1, n.* from unnest($2::text[], $3::bigint[], $4::bigint[]) n`,
  months: `insert into plain.months (account, debit, credit)
    select n.* from unnest($1::text[], $2::bigint[], $3::bigint[]) n`,
  activity: "insert into plain.activities (id, record_id, type) values ($1, $2, 'creation')",
  answer: 'update plain.keys set answer = $2 where key = $1',
} as const;

const STATEMENTS: readonly string[] = Object.values(S);

const SCHEMA = `
drop schema if exists plain cascade;
create schema plain;
create table plain.keys (key uuid primary key, answer jsonb);
create table plain.users (id uuid primary key default gen_random_uuid(), token text unique, name text, rights text[]);
create table plain.stores (id uuid primary key, name text);
create table plain.products (id uuid primary key, name text, price bigint, tax text);
create table plain.levels (product_id uuid primary key references plain.products, quantity bigint check (quantity >= 0), value bigint);
create table plain.numbers (kind text primary key, last bigint);
create table plain.sales (id uuid primary key, number bigint unique, total bigint, cost bigint, sold_at timestamptz default now());
create index on plain.sales (sold_at);
create table plain.sale_lines (sale_id uuid references plain.sales, line_no int, product_id uuid references plain.products,
  quantity bigint, price bigint, cost bigint, primary key (sale_id, line_no));
create table plain.payments (sale_id uuid primary key references plain.sales, account text, amount bigint);
create table plain.movements (id bigint generated always as identity primary key, sale_id uuid, line_no int,
  product_id uuid references plain.products, quantity bigint, value bigint, moved_at timestamptz default now());
create index on plain.movements (product_id, moved_at);
create table plain.entries (id uuid primary key, sale_id uuid references plain.sales, date date default current_date);
create table plain.entry_lines (entry_id uuid references plain.entries, account text, debit bigint, credit bigint);
create index on plain.entry_lines (entry_id);
create table plain.months (account text, debit bigint, credit bigint, month date default date_trunc('month', now()));
create index on plain.months (account, month);
create table plain.activities (id uuid primary key, record_id uuid, type text, at timestamptz default now());
create index on plain.activities (record_id);
insert into plain.users (token, name, rights) values ('token', 'Neema', '{create_sale}');
insert into plain.stores values ('${STORE}', 'Shop');
insert into plain.numbers values ('sale', 0);`;

const GOODS = `with made as (
  insert into plain.products select id, 'Sukari', ${PRICE}, 'standard' from unnest($1::uuid[]) id returning id)
insert into plain.levels select id, 1000000000, 1000000000 from made`;

const FAULTS = `select (select count(*)::int from plain.sales) as sales,
  (select (count(*) * 1000000000 - sum(quantity) + (select sum(quantity) from plain.movements))::int from plain.levels) as missing,
  (select coalesce(sum(debit - credit), 0)::int from plain.entry_lines) as difference`;
