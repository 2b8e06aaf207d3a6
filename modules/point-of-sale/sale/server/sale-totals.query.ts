import { sql } from 'kysely';
import { readableFields } from '#core/derive/readable.ts';
import { engineOf } from '#server-kit/db/engine.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { type PageRequest, readPageRequest } from '#server-kit/query/page-request.ts';
import { rowFilter } from '#server-kit/query/row-filter.ts';
import { rowSource } from '#server-kit/query/row-source.ts';
import { sale } from '../sale.entity.ts';

const SUMMED = ['total_amount', 'paid_amount', 'remain_amount', 'profit'];

/** What the sales of a list come to, whichever page of it is open. Voided sales stand in the list and in no sum. */
export const saleTotals: QueryOperation = {
  kind: 'query',
  name: 'sale.totals',
  method: 'GET',
  path: 'api/sale/totals',
  permission: sale.permissions.list,
  idempotency: 'accepted',
  accepts: 'json',
  answers: { entity: sale, form: 'row' },
  schemas: {},
  read: (raw, scope) => readPageRequest(sale, raw.query, scope),
  async run(context) {
    const source = rowSource(sale, context);
    const where = rowFilter(sale, context.input as PageRequest, source, context);
    const seen = readableFields(sale, context.actor).filter(([key]) => SUMMED.includes(key));
    const sums = seen.map(([key]) => sql`coalesce(sum(${source.value(key)}), 0)::bigint as ${sql.ref(key)}`);
    const { rows } = await sql<Row>`
      select ${sql.join(sums)} from ${sql.table(sale.table)} r ${source.joins()}
      where ${where} and r.status <> 'void'`.execute(engineOf(context.tx));
    return rows[0];
  },
};
