import { type Database, openDatabase } from '#server-kit/db/database.ts';
import { type BenchClient, clientOf } from './caller.ts';
import type { Installation } from './installation.ts';
import { inTurn, ratioOf, type Times, timesOf } from './measure.ts';
import { type BenchCaller, COMMON_WORD, RARE_WORD, type SeededShop } from './seed.ts';

/** One list or search, over HTTP and as SQL written by hand, in milliseconds; `ratio` is what must stay below two. */
export interface ListFigure {
  name: string;
  call: Times;
  sql: Times;
  empty: Times;
  /** The call against the SQL and an empty guarded call together. */
  ratio: Times;
}

const ROUNDS = { rounds: 250, warmUp: 50 };

/** What half of a shop's calls are: the first page of its products, and the search as somebody types. */
const QUESTIONS = [
  { name: 'page of 20 with total', path: 'api/product/list?limit=20', word: '' },
  { name: 'search, a rare word (10 hits)', path: `api/product/search?keyword=${RARE_WORD}`, word: RARE_WORD },
  {
    name: 'search, a common word (10,000 hits)',
    path: `api/product/search?keyword=${COMMON_WORD}`,
    word: COMMON_WORD,
  },
] as const;

/** The least that a call with a session can do: it reads the one row of whoever calls. */
export const EMPTY_CALL = 'api/user/settings';

export async function measureLists(installation: Installation, shop: SeededShop): Promise<ListFigure[]> {
  const database = openDatabase({ appUrl: installation.appUrl, loginUrl: installation.loginUrl });
  const figures: ListFigure[] = [];
  for (const [who, caller] of [
    ['owner of two branches', shop.owner],
    ['user of one branch', shop.clerk],
  ] as const) {
    const client = clientOf(installation.address, caller);
    for (const question of QUESTIONS) {
      await requireSameRows(client, database, caller, question);
      const taken = await inTurn(
        {
          call: () => client.get(question.path),
          sql: () => rowsByHand(database, caller, question.word),
          empty: () => client.get(EMPTY_CALL),
        },
        ROUNDS,
      );
      const allowance = taken.sql.map((ms, round) => ms + (taken.empty[round] ?? 0));
      figures.push({
        name: `${question.name}, ${who}`,
        call: timesOf(taken.call),
        sql: timesOf(taken.sql),
        empty: timesOf(taken.empty),
        ratio: ratioOf(taken.call, allowance),
      });
    }
    client.close();
  }
  await database.close();
  return figures;
}

/** Two things may only be compared when they answer the same. */
async function requireSameRows(
  client: BenchClient,
  database: Database,
  caller: BenchCaller,
  { path, word }: (typeof QUESTIONS)[number],
): Promise<void> {
  const { message } = JSON.parse(String((await client.get(path)).body));
  const shown = (message.data ?? message) as { id: string; stock: number; selling_price: number }[];
  const byHand = await rowsByHand(database, caller, word);
  const told = shown.map(({ id, stock, selling_price }) => [id, stock * 1000, selling_price * 100].join());
  const wanted = byHand.map(({ id, stock, selling_price }) => [id, stock, selling_price].join());
  if (told.length < 10 || told.join('\n') !== wanted.join('\n'))
    throw new Error(`${path} answers other rows.`);
  if (message.total !== undefined && BigInt(message.total) !== byHand[0]?.total)
    throw new Error('Another total.');
}

interface ProductByHand {
  id: string;
  stock: bigint;
  selling_price: bigint;
  total: bigint;
}

/** The statement that somebody writes who knows the tables and what is asked, as the application's role inside the wall. */
function rowsByHand(database: Database, caller: BenchCaller, word: string): Promise<ProductByHand[]> {
  return database.transaction(caller.accessHash, { readOnly: true }, (tx) =>
    word
      ? tx.query(statement('select h.id, h.total from ctx.search_products($2, 20, 0) h'), [
          caller.branchId,
          word,
        ])
      : tx.query(
          statement(`select p.id, (select sum(difference)::bigint from ctx.row_counts where table_name = 'products') as total
            from products p where p.deleted_at is null order by p.name collate "und-x-icu", p.id limit 20`),
          [caller.branchId],
        ),
  );
}

const statement = (page: string) => `
  select r.id, r.created_at, r.created_by, u.name as created_by_name, r.updated_at, r.version, r.deleted_at, r.name,
         r.code, r.barcodes, r.category_id, c.name as category_name, r.type, r.unit_of_measure, r.whole_units,
         b.buying_price, b.selling_price, b.minimum_price, r.valuation, r.tax, coalesce(v.quantity, 0) as stock,
         b.stock_alert, b.placement, r.expire_date, r.expire_time, r.image_id, r.remarks, r.status, page.total
  from (${page}) page
  join products r on r.id = page.id
  left join users u on u.id = r.created_by
  left join categories c on c.id = r.category_id
  left join stock_values v on v.product_id = r.id and v.branch_id = $1
  left join lateral (
    select * from product_branches p where p.product_id = r.id
    order by p.branch_id = $1 desc, p.created_at, p.branch_id limit 1) b on true
  order by r.name collate "und-x-icu", r.id`;
