import { sql } from 'kysely';
import { z } from 'zod';
import { money } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { expenseType } from '#modules/finance/expense-type/expense-type.entity.ts';
import { supplier } from '#modules/procurement/supplier/supplier.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { route } from '../../route/route.entity.ts';
import { truck } from '../../truck/truck.entity.ts';
import { HELD_IN_SQL } from '../../truck-operation/server/advances.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import type { OperationKind } from '../../truck-operation/truck-operation.rules.ts';
import { truckOperationStates } from '../../truck-operation/truck-operation.states.ts';
import { advanceAccount } from '../advance-account.answer.ts';
import { truckOrder } from '../truck-order.entity.ts';

/** The money of the way as it is signed for: the advance slip, and the settlement when the driver is back (transport.md 8). */
export const advanceAccountQuery = defineQuery({
  name: 'truck-order.advance-account',
  route: 'GET api/truck-order/advance-account',
  permission: ['view_truck_order', 'list_truck_operations'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: advanceAccount,
  async run(context) {
    const { tx, input } = context;
    const { id, number, starts, ends, started_at, delivered_at } = await findRow(
      truckOrder,
      input.id,
      context,
    );
    const [names] = await tx.query<Names>(NAMES, [id]);
    const where = sql.join([...sightOf(truckOperation, context), sql`r.truck_order_id = ${id}`], sql` and `);
    const { rows } = await sql<Line>`
      select r.number, r.date::text as date, r.kind, coalesce(s.name, e.name, r.remarks) as about, r.receipt_number,
             (${sql.raw(HELD_IN_SQL)})::bigint as amount
      from ${sql.table(truckOperation.table)} r
      left join ${sql.table(supplier.table)} s on s.business_id = r.business_id and s.id = r.supplier_id
      left join ${sql.table(expenseType.table)} e on e.business_id = r.business_id and e.id = r.expense_type_id
      where ${where} and r.deleted_at is null and ${sql.raw(countsInSql(truckOperationStates, 'r'))}
        and (${sql.raw(HELD_IN_SQL)}) <> 0
      order by r.date, r.created_at, r.id`.execute(tx.sql);
    const lines = rows.map((line) => ({ ...line, amount: money(line.amount) }));
    return {
      ...{ id, number, starts, ends, started_at, delivered_at },
      ...{ driver: null, truck: null, origin: '', destination: '', ...names },
      currency: context.branch.currency,
      lines,
      open: money(lines.reduce((held, { amount }) => held + amount, 0n)),
    };
  },
});

interface Names {
  driver: string | null;
  truck: string | null;
  origin: string;
  destination: string;
}

interface Line {
  number: string;
  date: string;
  kind: OperationKind;
  about: string | null;
  receipt_number: string | null;
  amount: bigint;
}

const NAMES = `
select d.name as driver, t.registration as truck, w.origin, w.destination
from ${truckOrder.table} o
join ${route.table} w on w.business_id = o.business_id and w.id = o.route_id
left join ${truck.table} t on t.business_id = o.business_id and t.id = o.truck_id
left join ${user.table} d on d.business_id = o.business_id and d.id = o.driver_id
where o.id = $1`;
