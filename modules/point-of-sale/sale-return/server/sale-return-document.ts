import { linesTableName } from '#core/derive/table.ts';
import { ledgerCodes } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { sale } from '../../sale/sale.entity.ts';
import { goodsOfReturn, postingOfReturn, type ReturnedSale } from '../posting-of-return.rules.ts';
import { saleReturn } from '../sale-return.entity.ts';

/** The ledger accounts of the money that went back, and the sales that returns are of. */
export interface ReturnFacts {
  codes: ReadonlyMap<string, string>;
  sales: ReadonlyMap<string, ReturnedSale>;
}

/** What a return posts. */
export const saleReturnDocument = defineDocument(saleReturn, {
  posting: {
    async facts({ tx }, back): Promise<ReturnFacts> {
      const accounts = back.flatMap(({ refunds }) => refunds.map(({ account_id }) => account_id));
      return {
        codes: await ledgerCodes(tx, accounts),
        sales: await readSales(
          tx,
          back.map(({ sale_id }) => sale_id),
        ),
      };
    },
    of: (row, { codes, sales }) => [postingOfReturn(row, saleOf(row, sales), codes)],
    stock: (row, { sales }) => goodsOfReturn(row, saleOf(row, sales)),
  },
});

function saleOf({ sale_id }: { sale_id: string }, sales: ReturnFacts['sales']): ReturnedSale {
  return sales.get(sale_id) ?? { store_id: '', lines: [] };
}

async function readSales(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnedSale>> {
  const lines = await tx.query<SoldLine>(SALES, [[...new Set(ids)]]);
  return new Map(
    [...Map.groupBy(lines, ({ id }) => id)].map(([id, of]) => [
      id,
      { store_id: of[0]?.store_id ?? '', lines: of },
    ]),
  );
}

interface SoldLine {
  id: string;
  store_id: string;
  line_no: number;
  is_service: boolean;
  returned_quantity: bigint;
}

const SALES = `
select s.id, s.store_id, l.line_no, l.is_service, l.returned_quantity
from ${sale.table} s join ${linesTableName(sale, 'lines')} l on l.business_id = s.business_id and l.sale_id = s.id
where s.id = any($1) order by s.id, l.line_no`;
