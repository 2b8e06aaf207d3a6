import type { Refusal } from '#core/errors.ts';
import { formatQuantity } from '#core/quantity.ts';
import { checkDayOfPosting } from '#modules/finance/public.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { addStillNeeded, waitingDocuments } from '#server-kit/command/waiting-documents.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { ProductHasStock } from '../../errors.ts';
import { holdPools } from '../../stock/server/stock-pools.ts';
import { STOCK_BELOW_ZERO, STOCK_IN_BATCHES } from '../../stock/stock.words.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import { product } from '../product.entity.ts';
import { sellsWhole } from '../product.rules.ts';
import { FIXED_BY_STOCK } from '../product.words.ts';
import { lookForTwins } from './look-for-twins.ts';
import { openStock } from './open-stock.ts';
import { notePriceChanges } from './price-changes.ts';
import { refuseFieldsOfServiceType } from './product-of-service.ts';
import { readProductCell } from './read-product-cell.ts';
import { takeBackImport } from './take-back-import.ts';

/** A product comes with its opening stock; what its stock rests on is fixed by the first movement. */
export const productHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { tx } = context;
    for (const draft of drafts) {
      const { row, sent } = draft;
      row.whole_units = sellsWhole(row);
      if (sent.carton_size && Number(sent.carton_size) > 1) addCarton(draft, Number(sent.carton_size));
      checkDayOfPosting(draft, 'opening_date', sent.opening_date, context);
    }
    await refuseFieldsOfServiceType(tx, drafts);
    await lookForTwins(tx, drafts);
    await keepWhatStockRestsOn(tx, drafts);
    await keepWhatDocumentsNeed(context, drafts);
    await keepBatchesThatLie(tx, drafts);
  },
  afterCreate: openStock,
  async afterUpdate(context, changed) {
    notePriceChanges(context, changed as Parameters<typeof notePriceChanges>[1]);
  },
  takeBackImport,
  readCell: readProductCell,
  // Whoever takes goods back at this moment is waited for, or would put them into a product that is gone.
  async holdFirst({ tx, branch }, ids) {
    await holdPools(tx, branch.id, ids);
    await tx.query(
      'select product_id from stock_values where product_id = any($1) order by product_id, branch_id for update',
      [ids],
    );
  },
  async beforeDelete({ tx }, rows) {
    const held = await tx.query<{ product_id: string; quantity: bigint }>(
      `select product_id, sum(quantity)::bigint as quantity from stock_values
       where product_id = any($1) and quantity <> 0 group by product_id`,
      [rows.map(({ id }) => id)],
    );
    return new Map(
      held.map(({ product_id, quantity }): [string, Refusal] => [
        product_id,
        ProductHasStock({ left: formatQuantity(quantity) }),
      ]),
    );
  },
};

/** A sheet says how many go into a carton; the product keeps it as a unit of its own. */
function addCarton({ row }: Draft, factor: number): void {
  const units = (row.units ?? []) as { unit: string }[];
  if (row.unit_of_measure === 'carton' || units.some(({ unit }) => unit === 'carton')) return;
  row.units = [
    ...units,
    {
      unit: 'carton',
      factor,
      barcode: null,
      selling_price: null,
      bought: false,
      sold: false,
      line_no: units.length + 1,
    },
  ];
}

const FIXED_COLUMNS = ['type', 'unit_of_measure', 'valuation'];

/** A movement is counted in the unit and valued by the method of its day; neither may change under it. */
async function keepWhatStockRestsOn(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const changed = drafts.filter(({ row, before }) =>
    FIXED_COLUMNS.some((column) => before && before[column] !== row[column]),
  );
  if (changed.length === 0) return;
  await holdAgainstMovements(tx, changed);
  const moved = await tx.query<{ product_id: string }>(
    'select distinct product_id from stock_movements where product_id = any($1)',
    [changed.map(({ before }) => before?.id)],
  );
  const fixed = new Set(moved.map(({ product_id }) => product_id));
  for (const draft of changed.filter(({ before }) => fixed.has(String(before?.id))))
    for (const column of FIXED_COLUMNS)
      if (draft.before?.[column] !== draft.row[column])
        addProblem(draft, column, { key: 'fixed_by_stock', words: FIXED_BY_STOCK });
}

/** What is ordered, asked for or being counted was typed for the product as it was; a line keeps its unit anyhow (A43). */
async function keepWhatDocumentsNeed(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const columnsOf = ({ row, before }: Draft) =>
    [...FIXED_COLUMNS, ...(row.whole_units ? ['whole_units'] : [])].filter(
      (column) => before && before[column] !== row[column],
    );
  const changed = drafts.filter((draft) => columnsOf(draft).length > 0);
  const ids = changed.map(({ before }) => String(before?.id));
  const waiting = await waitingDocuments(product, ids, context);
  for (const draft of changed) {
    const documents = waiting.get(String(draft.before?.id));
    if (documents) addStillNeeded(draft, columnsOf(draft), documents, context);
  }
}

/** A movement that is under way has read how its product is kept, and is waited for. */
async function holdAgainstMovements(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  await tx.query('select from products where id = any($1) order by id for update', [
    drafts.map(({ before }) => before?.id),
  ]);
}

/** Goods that lie in batches would be found by nobody without them; what is short has no batch to come from. */
async function keepBatchesThatLie(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const changed = drafts.filter(
    ({ row, before }) =>
      before &&
      before.batch_tracking !== row.batch_tracking &&
      (before.batch_tracking === 'none' || row.batch_tracking === 'none'),
  );
  if (changed.length === 0) return;
  await holdAgainstMovements(tx, changed);
  const lying = await tx.query<{ product_id: string; in_batches: boolean }>(
    `select product_id, bool_or(batch_id <> $2) as in_batches from stock_levels
     where product_id = any($1) and (batch_id <> $2 and quantity <> 0 or quantity < 0) group by product_id`,
    [changed.map(({ before }) => before?.id), NO_BATCH],
  );
  const kept = new Map(lying.map(({ product_id, in_batches }) => [product_id, in_batches]));
  for (const draft of changed) {
    const inBatches = kept.get(String(draft.before?.id));
    if (inBatches === undefined) continue;
    const words = inBatches ? STOCK_IN_BATCHES : STOCK_BELOW_ZERO;
    addProblem(draft, 'batch_tracking', { key: 'fixed_by_stock', words });
  }
}
