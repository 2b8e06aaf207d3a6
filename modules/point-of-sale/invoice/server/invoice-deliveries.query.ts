import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { invoice } from '../invoice.entity.ts';
import { invoiceDeliveriesAnswer } from '../invoice-deliveries.answer.ts';

interface AgreedLine {
  line_no: number;
  product_name: string;
  unit: UnitOfMeasure;
  quantity: bigint;
  delivered: bigint;
}

interface DeliveredLine {
  note: string;
  date: string;
  amount: bigint;
  line_no: number;
  quantity: bigint;
}

/** What of an invoice has left, delivery by delivery, and what is still to be delivered of each line. */
export const invoiceDeliveries = defineQuery({
  name: 'invoice.deliveries',
  route: 'GET api/invoice/deliveries',
  permission: 'view_invoice',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: invoiceDeliveriesAnswer,
  async run(context) {
    const { tx, input } = context;
    await findRow(invoice, input.id, context);
    const lines = await tx.query<AgreedLine>(LINES, [input.id]);
    const delivered = await tx.query<DeliveredLine>(NOTES, [input.id]);
    const notes = [...Map.groupBy(delivered, ({ note }) => note)].map(([note, parts]) => ({
      ...{ note, date: parts[0]?.date ?? '' },
      amount: parts.reduce((sum, { amount }) => sum + amount, 0n),
      lines: parts.map(({ line_no, quantity }) => {
        const { product_name = '', unit = 'piece' as const } =
          lines.find((line) => line.line_no === line_no) ?? {};
        return { line_no, product_name, unit, quantity };
      }),
    }));
    return { lines: lines.map((line) => ({ ...line, left: line.quantity - line.delivered })), notes };
  },
});

const LINES = `
select l.line_no, p.name as product_name, p.unit_of_measure as unit, l.quantity * coalesce(l.factor, 1) as quantity,
       coalesce(q.quantity * q.factor, 0) as delivered
from ${linesTableName(invoice, 'lines')} l
join ${product.table} p on p.business_id = l.business_id and p.id = l.product_id
left join ${sale.table} s on s.business_id = l.business_id and s.invoice_id = l.invoice_id
left join ${linesTableName(sale, 'lines')} q on q.business_id = s.business_id and q.sale_id = s.id and q.line_no = l.line_no
where l.invoice_id = $1 order by l.line_no`;

const NOTES = `
select d.note, d.date::text as date, d.net_amount + d.tax as amount, d.sale_line_no as line_no, d.quantity
from ${linesTableName(sale, 'deliveries')} d
join ${sale.table} s on s.business_id = d.business_id and s.id = d.sale_id
where s.invoice_id = $1 order by d.line_no`;
