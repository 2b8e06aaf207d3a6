import { claimsTableName, linesTableName } from '#core/derive/table.ts';
import { codeKey, readGs1 } from '#core/scan-code.ts';
import { searchedWords } from '#core/search-words.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import type { UnitOfMeasure } from '../../units.ts';
import { product } from '../product.entity.ts';

/** A product that keeps stock, as it is found by what is scanned or typed. */
export interface FoundProduct {
  id: string;
  code: string | null;
  barcodes: string[] | null;
  placement: string | null;
  units: readonly { unit: UnitOfMeasure; factor: number; barcode: string | null; bought: boolean }[];
}

const MOST = 12;

/** Products by what is scanned or typed: those whose code or barcode it is first. */
export function findProducts(
  tx: Pick<Tx, 'query'>,
  branchId: string,
  keyword: string,
): Promise<FoundProduct[]> {
  const code = codeKey(readGs1(keyword)?.gtin ?? keyword);
  return tx.query<FoundProduct>(FOUND, [searchedWords(keyword), MOST, branchId, code]);
}

/** What is scanned is a code or barcode, of the product or of one of its units; what is typed is a part of its name. */
const FOUND = `
with named as (select id, place from ctx.search_products($1, $2, 0) with ordinality s(id, total, place)),
coded as (select c.product_id as id from ${claimsTableName(product)} c where c.value = $4)
select p.id, p.code, p.barcodes, b.placement,
       coalesce((select jsonb_agg(jsonb_build_object('unit', u.unit, 'factor', u.factor, 'barcode', u.barcode,
                   'bought', u.bought)
                   order by u.line_no)
                 from ${linesTableName(product, 'units')} u where u.product_id = p.id), '[]'::jsonb) as units
from ${product.table} p left join named n using (id)
${branchValues(product, { id: 'p.id', branch: '$3', as: 'b' })}
where (n.id is not null or p.id in (select id from coded))
  and p.deleted_at is null and p.status = 'active' and p.type = 'product'
order by p.id not in (select id from coded), n.place, p.name limit $2`;
