// cspell:ignore Zawadi Hamisi Zainabu Fatuma Komba Massawe Kimaro Mwakyusa Lyimo Chuwa Ngowi Shayo Mollel Mbise
import pg from 'pg';
import { newId } from '#core/ids.ts';
import type { Installation } from './installation.ts';
import { type BenchCaller, openToken, type SeededShop } from './seed.ts';

export const CUSTOMERS = 10_000;
export const SALES = 100_000;

/** Gives the shop of the bench customers, barcodes and sales to be found, and answers somebody who sees his own papers only. */
export async function seedFindable({ adminUrl }: Installation, { owner }: SeededShop): Promise<BenchCaller> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query('select business_id from branches where id = $1', [owner.branchId]);
    const { business_id } = rows[0];
    await admin.query(BARCODES_SQL);
    await admin.query(CUSTOMERS_SQL, [business_id, CUSTOMERS]);
    const cashier = await addCashier(admin, business_id, owner.branchId);
    await admin.query(SALES_SQL, [business_id, owner.branchId, SALES, cashier.id]);
    await admin.query('vacuum (analyze)');
    return cashier.caller;
  } finally {
    await admin.end();
  }
}

async function addCashier(admin: pg.Client, businessId: string, branchId: string) {
  const [id, role] = [newId(), newId()];
  await admin.query(
    `insert into roles (business_id, id, name, permissions, documents_seen, requires_two_factor)
     values ($1, $2, 'Cashier', '{list_products,list_customers,list_sales,list_payments}', 'own', false)`,
    [businessId, role],
  );
  await admin.query(
    `insert into users (business_id, id, name, phone_number, account_type, status)
     values ($1, $2, 'Zawadi', '255754321097', 'employee', 'active')`,
    [businessId, id],
  );
  await admin.query(
    `insert into user_access (business_id, user_id, line_no, branch_id, role_id, store_ids) values ($1, $2, 1, $3, $4, '{}')`,
    [businessId, id, branchId, role],
  );
  return { id, caller: await openToken(admin, businessId, id, branchId) };
}

/** Every fifth product has been given a barcode, as what is packed in a factory has one. */
const BARCODES_SQL = `
update products set barcodes = array[barcode], search_text = search_text || ' ' || barcode
from (select id as product, '6161' || lpad(substr(code, 3), 9, '0') as barcode from products where code like '%5') b
where id = b.product`;

/** $1 business, $2 how many. */
const CUSTOMERS_SQL = `
insert into customers (business_id, id, name, phone_number, search_text)
select $1, gen_random_uuid(), name, phone, name || ' ' || phone
from (select (array['Asha','Juma','Neema','Baraka','Rehema','Hamisi','Zainabu','Emmanuel','Fatuma','Godfrey'])[1 + n % 10] || ' ' ||
             (array['Mushi','Komba','Massawe','Kimaro','Mwakyusa','Lyimo','Chuwa','Ngowi','Shayo','Mollel','Mbise'])[1 + n % 11] || ' ' || n as name,
             '2557' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') as phone
      from generate_series(1, $2::int) n) people`;

/** $1 business, $2 branch, $3 how many, $4 who made one in fifty. */
const SALES_SQL = `
insert into sales (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, currency, price_mode, discount,
                   net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost,
                   on_credit, status, fiscal_state, copies, search_text, created_at, created_by)
select $1, gen_random_uuid(), $2, number, current_date - n / 150, made, s.id, null, 'TZS', 'inclusive', 0, amount, 0, amount,
       amount, 0, 0, 0, 0, false, false, 'completed', 'none', 0, number, made, case when n % 50 = 0 then $4::uuid else u.id end
from (select n, 'K' || lpad(n::text, 6, '0') as number, now() - make_interval(mins => n * 9) as made,
             (n::bigint * 7919 % 100000) * 100 + 100 as amount
      from generate_series(1, $3::int) n) sold
join lateral (select id from stores where business_id = $1 and branch_id = $2 limit 1) s on true
join lateral (select id from users where business_id = $1 and account_type = 'owner' limit 1) u on true`;
