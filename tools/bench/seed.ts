import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { newId } from '#core/ids.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import type { Installation } from './installation.ts';

const CLI = join(import.meta.dirname, '../../apps/server/cli/main.ts');

export const PRODUCTS = 100_000;

/** In how many products the words of the searches stand. */
export const RARE_WORD = 'zafarani';
export const COMMON_WORD = 'sukari';

/** What the owner types at the login. */
export const OWNER_LOGIN = { phone: '255754321098', password: 'Kiti-cheupe-27' };

/** Somebody who calls: an API token, with the branch it acts in. */
export interface BenchCaller {
  token: string;
  accessHash: string;
  branchId: string;
}

export interface SeededShop {
  owner: BenchCaller;
  /** Has one branch of the two, and a role with three rights in it. */
  clerk: BenchCaller;
}

/** A business with two branches and 100,000 products in stock, its books consistent with it. */
export async function seedShop({ dataDir, adminUrl }: Installation): Promise<SeededShop> {
  const owner = await createBusiness(dataDir);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return { owner, clerk: await seed(admin, owner) };
  } finally {
    await admin.end();
  }
}

export interface Owner extends BenchCaller {
  storeId: string;
}

/** A business with one branch and nothing in it. */
export async function createBusiness(dataDir: string): Promise<Owner> {
  const { phone, password } = OWNER_LOGIN;
  const words = ['--name', 'Duka la Neema', '--owner-name', 'Neema Mushi', '--owner-phone', phone];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CLI, 'create-business', ...words, '--password', password, '--with-token', '--json'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  const made = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const accessHash = createHash('sha256').update(made.token).digest('hex');
  return { token: made.token, accessHash, branchId: made.branch_id, storeId: made.store_id };
}

async function seed(
  admin: pg.Client,
  { branchId: branch_id, storeId: store_id }: Owner,
): Promise<BenchCaller> {
  const { rows } = await admin.query('select business_id, id as owner_id from users');
  const { business_id, owner_id } = rows[0];
  const second = newId();
  const clerk = newId();
  const role = newId();
  await admin.query(
    `insert into branches select (jsonb_populate_record(b, jsonb_build_object('id', $2::uuid, 'name', 'Mbezi', 'abbreviation', 'MB'))).*
     from branches b where id = $1`,
    [branch_id, second],
  );
  await admin.query(
    `insert into branch_settings select (jsonb_populate_record(s, jsonb_build_object('id', $2::uuid, 'branch_id', $2::uuid))).*
     from branch_settings s where s.branch_id = $1`,
    [branch_id, second],
  );
  await admin.query(PRODUCTS_SQL, [business_id, branch_id, second, store_id, owner_id, PRODUCTS]);
  await admin.query(
    `insert into roles (business_id, id, name, permissions, documents_seen, requires_two_factor)
     values ($1, $2, 'Till', '{list_products,view_selling_price,view_product_stock}', 'all', false)`,
    [business_id, role],
  );
  await admin.query(
    `insert into users (business_id, id, name, phone_number, account_type, status)
     values ($1, $2, 'Juma', '255754321099', 'employee', 'active')`,
    [business_id, clerk],
  );
  await admin.query(
    'insert into user_access (business_id, user_id, line_no, branch_id, role_id, store_ids) values ($1, $2, 1, $3, $4, $5)',
    [business_id, clerk, second, role, []],
  );
  await admin.query('vacuum (analyze)');
  return openToken(admin, business_id, clerk, second);
}

/** A token with all that its user may do, in one branch. */
export async function openToken(
  admin: pg.Client,
  businessId: string,
  userId: string,
  branchId: string,
): Promise<BenchCaller> {
  const token = `op_${randomBytes(32).toString('base64url')}`;
  const accessHash = createHash('sha256').update(token).digest('hex');
  const id = newId();
  await admin.query(
    `insert into tokens (business_id, id, name, branch_id, permissions, expires_at, last_used_at)
     values ($1, $2, 'bench', $3, $4, now() + interval '1 day', now())`,
    [businessId, id, branchId, ALL_RIGHTS],
  );
  await admin.query(
    `insert into ctx.access (token_hash, kind, business_id, user_id, expires_at, holder_id, branch_id)
     values (decode($1, 'hex'), 'api_token', $2, $3, now() + interval '1 day', $4, $5)`,
    [accessHash, businessId, userId, id, branchId],
  );
  return { token, accessHash, branchId };
}

/** A token has of these what its user has. */
const ALL_RIGHTS = [...ALL_PERMISSIONS];

/**
 * $1 business, $2 first branch, $3 second, $4 store, $5 owner, $6 how many. One word in ten names, one in ten thousand. Ids
 * tell their time as the product's own do: a till asks for what moved since its last look by them.
 */
const PRODUCTS_SQL = `
with made as (
  insert into categories (business_id, id, name, search_text, created_by)
  select $1, gen_random_uuid(), 'Aina ' || n, 'Aina ' || n, $5 from generate_series(1, 40) n returning id),
kinds as (select id, row_number() over () - 1 as place from made),
goods as (
  insert into products (business_id, id, name, code, category_id, type, unit_of_measure, whole_units, valuation, batch_tracking, tax, status, search_text, created_at, created_by)
  select $1, uuidv7(n * interval '-1 minute'), name, code, kinds.id, 'product', 'piece', false, 'moving_average', 'none', 'standard', 'active',
         name || ' ' || code, now() - n * interval '1 minute', $5
  from (select n, 'P-' || n as code,
               (array['Unga','Mchele','Sabuni','Mafuta','Chumvi','Maziwa','Kalamu','Daftari','Sahani'])[1 + n % 9] || ' ' ||
               case when n % 10000 = 7 then '${RARE_WORD} ' when n % 10 = 3 then '${COMMON_WORD} ' else '' end ||
               substr(md5(n::text), 1, 6) || ' ' || n as name
        from generate_series(1, $6::int) n) named
  join kinds on kinds.place = n % 40
  returning id, business_id, code),
prices as (
  insert into product_branches (business_id, product_id, branch_id, buying_price, selling_price, stock_alert)
  select business_id, id, b, 100000, 150000, 5000 from goods, unnest(array[$2::uuid, $3::uuid]) b
  where b = $2::uuid or code like '%5'),
moved as (
  insert into stock_movements (business_id, id, branch_id, product_id, store_id, batch_id, kind, cause, date, quantity, value, stock_after, source_kind, source_id, line_no, created_by)
  select business_id, uuidv7(interval '-7 days'), $2::uuid, id, $4::uuid, '00000000-0000-0000-0000-000000000000', 'opening', 'automatic', current_date,
         20000, 2000000, 20000, 'product', id, 1, $5 from goods),
levels as (
  insert into stock_levels (business_id, product_id, store_id, batch_id, quantity)
  select business_id, id, $4::uuid, '00000000-0000-0000-0000-000000000000', 20000 from goods)
insert into stock_values (business_id, product_id, branch_id, quantity, value, known_quantity, known_value)
select business_id, id, $2::uuid, 20000, 2000000, 20000, 2000000 from goods`;
