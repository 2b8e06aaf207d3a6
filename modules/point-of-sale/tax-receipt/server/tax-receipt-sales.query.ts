import { sql } from 'kysely';
import { z } from 'zod';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { sale } from '../../sale/sale.entity.ts';
import { salesToPrintAnswer } from '../tax-receipt.answer.ts';
import { taxReceiptPrint } from '../tax-receipt.words.ts';
import { SALE_DAYS, salesOf } from './sold-in-period.ts';

/** How many sales stand on a page. */
const PAGE = 20;

interface SaleRow {
  id: string;
  number: string;
  sold_at: Date;
  customer_name: string | null;
  total_amount: bigint;
}

/** The sales of a period of which one is chosen to print, the newest first. */
export const taxReceiptSales = defineQuery({
  name: 'tax-receipt.sales',
  route: 'GET api/tax-receipt/list',
  permission: taxReceiptPrint.permission,
  input: z.strictObject({
    ...SALE_DAYS,
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'not_number')
      .transform(Number)
      .default(1),
  }),
  answers: salesToPrintAnswer,
  async run(context) {
    const { tx, input } = context;
    const from = sql`${sql.table(sale.table)} r where ${salesOf(context)}`;
    const { rows: counted } = await sql<{
      total: number;
    }>`select count(*)::int as total from ${from}`.execute(tx.sql);
    const { rows } = await sql<SaleRow>`
      select r.id, r.number, r.sold_at, r.total_amount,
             (select c.name from ${sql.table(customer.table)} c where c.id = r.customer_id) as customer_name
      from ${from} order by r.sold_at desc, r.id desc
      limit ${PAGE} offset ${(input.page - 1) * PAGE}`.execute(tx.sql);
    return {
      total: counted[0]?.total ?? 0,
      pages: Math.ceil((counted[0]?.total ?? 0) / PAGE),
      data: rows,
    };
  },
});
