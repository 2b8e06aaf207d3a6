import { CHART } from '#modules/finance/ledger/chart.ts';
import {
  type BookCheck,
  BRANCH,
  BRANCHES,
  documentSubject,
  type Examined,
  namedSubject,
} from '#modules/finance/public.ts';
import { LAYERS_ARE_STOCK } from '../stock.words.ts';
import { EXAMINED_STOCK, STOCK_CHECK_TEXTS } from '../stock-checks.words.ts';

/** Products that have, or had, stock. */
const PRODUCTS: Examined = {
  name: 'products',
  words: {
    one: EXAMINED_STOCK.product,
    many: EXAMINED_STOCK.products,
  },
  sql: 'select count(*)::int from stock_values',
};

const LEVELS: Examined = {
  name: 'levels',
  words: {
    one: EXAMINED_STOCK.level,
    many: EXAMINED_STOCK.levels,
  },
  sql: 'select count(*)::int from stock_levels',
};

const MOVED_DOCUMENTS: Examined = {
  name: 'documents',
  words: {
    one: EXAMINED_STOCK.document,
    many: EXAMINED_STOCK.documents,
  },
  sql: 'select count(distinct source_id)::int from stock_movements',
};

const PRODUCT = namedSubject('product', 'products');

/** A document that moved stock, whether it is in the journal or not. */
const MOVED_DOCUMENT = documentSubject('select source_id, source_kind, date from stock_movements');

/** What must hold of the stock ledger, and between it and the journal. */
export const STOCK_CHECKS: readonly BookCheck[] = [
  {
    name: 'inventory_is_stock_value',
    words: STOCK_CHECK_TEXTS.inventoryIsStockValue,
    about: BRANCH,
    examines: BRANCHES,
    measures: ['money'],
    sql: `
      with ledger as (
        select business_id, branch_id, sum(debit - credit) as value from journal_lines
        where account_code = '${CHART.inventory}' group by 1, 2),
      stock as (select business_id, branch_id, sum(value) as value from stock_values group by 1, 2)
      select branch_id::text as subject, coalesce(s.value, 0)::text as expected, coalesce(l.value, 0)::text as found
      from ledger l full join stock s using (business_id, branch_id)
      where coalesce(l.value, 0) <> coalesce(s.value, 0)`,
  },
  {
    name: 'documents_post_their_stock',
    words: STOCK_CHECK_TEXTS.documentsPostTheirStock,
    about: MOVED_DOCUMENT,
    examines: MOVED_DOCUMENTS,
    measures: ['money'],
    sql: `
      with ledger as (
        select l.business_id, e.branch_id, e.source_id, e.date, sum(l.debit - l.credit) as value
        from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
        where l.account_code = '${CHART.inventory}' group by 1, 2, 3, 4),
      stock as (
        select business_id, branch_id, source_id, date, sum(value) as value from stock_movements
        group by 1, 2, 3, 4)
      select source_id::text as subject, coalesce(s.value, 0)::text as expected, coalesce(l.value, 0)::text as found
      from ledger l full join stock s using (business_id, branch_id, source_id, date)
      where coalesce(l.value, 0) <> coalesce(s.value, 0)`,
  },
  {
    name: 'stock_is_movements',
    words: STOCK_CHECK_TEXTS.stockIsMovements,
    about: PRODUCT,
    examines: PRODUCTS,
    measures: ['quantity', 'money'],
    sql: `
      with moved as (
        select business_id, product_id, branch_id, sum(quantity) as quantity, sum(value) as value
        from stock_movements group by 1, 2, 3)
      select product_id::text as subject, coalesce(m.quantity, 0) || ' ' || coalesce(m.value, 0) as expected,
             coalesce(v.quantity, 0) || ' ' || coalesce(v.value, 0) as found
      from moved m full join stock_values v using (business_id, product_id, branch_id)
      where (coalesce(m.quantity, 0), coalesce(m.value, 0)) <> (coalesce(v.quantity, 0), coalesce(v.value, 0))`,
  },
  {
    name: 'levels_are_movements',
    words: STOCK_CHECK_TEXTS.levelsAreMovements,
    about: PRODUCT,
    examines: LEVELS,
    measures: ['quantity'],
    sql: `
      with moved as (
        select business_id, product_id, store_id, batch_id, sum(quantity) as quantity
        from stock_movements group by 1, 2, 3, 4)
      select product_id::text as subject, coalesce(m.quantity, 0)::text as expected, coalesce(l.quantity, 0)::text as found
      from moved m full join stock_levels l using (business_id, product_id, store_id, batch_id)
      where coalesce(m.quantity, 0) <> coalesce(l.quantity, 0)`,
  },
  {
    name: 'nothing_is_worth_nothing',
    words: STOCK_CHECK_TEXTS.nothingIsWorthNothing,
    about: PRODUCT,
    examines: PRODUCTS,
    measures: ['quantity', 'money'],
    sql: `
      select product_id::text as subject, quantity || ' 0' as expected, quantity || ' ' || value as found from stock_values
      where (quantity = 0 and value <> 0) or sign(quantity) * sign(value) < 0`,
  },
  {
    name: 'layers_are_stock',
    words: LAYERS_ARE_STOCK,
    about: PRODUCT,
    examines: PRODUCTS,
    measures: ['quantity', 'money'],
    sql: `
      with layers as (
        select business_id, product_id, branch_id, sum(quantity) as quantity, sum(value) as value
        from stock_layers group by 1, 2, 3),
      stock as (
        select v.business_id, v.product_id, v.branch_id, greatest(v.quantity, 0) as quantity,
               case when v.quantity > 0 then v.value else 0 end as value
        from stock_values v join products p on p.business_id = v.business_id and p.id = v.product_id
        where p.valuation = 'fifo')
      select product_id::text as subject, coalesce(s.quantity, 0) || ' ' || coalesce(s.value, 0) as expected,
             coalesce(l.quantity, 0) || ' ' || coalesce(l.value, 0) as found
      from layers l full join stock s using (business_id, product_id, branch_id)
      where (coalesce(l.quantity, 0), coalesce(l.value, 0)) <> (coalesce(s.quantity, 0), coalesce(s.value, 0))`,
  },
  {
    name: 'stock_is_listed',
    words: STOCK_CHECK_TEXTS.stockIsListed,
    about: PRODUCT,
    examines: PRODUCTS,
    measures: ['quantity', 'money'],
    sql: `
      select v.product_id::text as subject, '0 0' as expected, v.quantity || ' ' || v.value as found
      from stock_values v join products p on p.business_id = v.business_id and p.id = v.product_id
      where p.deleted_at is not null and (v.quantity <> 0 or v.value <> 0)`,
  },
];
