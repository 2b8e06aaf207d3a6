import type { RowOf } from '#core/define-entity.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import { saveChanges } from '#server-kit/command/update-row.ts';
import { insertRows } from '#server-kit/command/write-rows.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { product } from '../product.entity.ts';
import { NOT_A_FREE_SERVICE, SET_BY_SERVICE_TYPE } from '../product.words.ts';
import { serviceProducts } from '../service-product-table.ts';

/** What a type of service says of the product by which it is sold: the price is that of the branch of the call. */
export interface ServiceSold {
  service_type_id: string;
  name: string;
  price: bigint;
  tax: RowOf<typeof product>['tax'];
  status: RowOf<typeof product>['status'];
}

/**
 * Gives types of service the products by which they are sold: new ones, or such as there are already (`taken`, by type). The
 * right is that of the type, which says the price.
 */
export async function makeProductsOfServices(
  context: CommandContext,
  services: readonly ServiceSold[],
  taken: ReadonlyMap<string, string>,
): Promise<void> {
  const fresh = services.filter(({ service_type_id }) => !taken.has(service_type_id));
  const made = fresh.length > 0 ? await saveDrafts(product, fresh.map(draftOfNew), context) : [];
  const owned = [
    ...fresh.map(({ service_type_id }, place) => ({
      service_type_id,
      product_id: String(made[place]?.row.id),
    })),
    ...[...taken].map(([service_type_id, product_id]) => ({ service_type_id, product_id })),
  ];
  insertRows(
    context.tx,
    serviceProducts.name,
    serviceProducts.columns,
    owned.map((one) => ({ business_id: context.actor.business_id, ...one })),
  );
  await changeProductsOfServices(
    context,
    services.filter(({ service_type_id }) => taken.has(service_type_id)),
  );
}

/** Lets the products of types of service have the name, the price and the tax that the types have by now; what is archived is not sold. */
export async function changeProductsOfServices(
  context: CommandContext,
  services: readonly ServiceSold[],
): Promise<void> {
  if (services.length === 0) return;
  const products = await productsOf(
    context,
    services.map(({ service_type_id }) => service_type_id),
  );
  const drafts = products.flatMap(({ service_type_id, row }) => {
    const service = services.find((one) => one.service_type_id === service_type_id);
    return service ? [draftOf(row, changedBy(service))] : [];
  });
  await saveChanges(product, drafts, context);
}

/** Takes the products of types of service that are deleted off the till; what was sold by them stays. */
export async function endProductsOfServices(
  context: CommandContext,
  types: readonly string[],
): Promise<void> {
  const products = await productsOf(context, types);
  context.tx.send(`delete from ${serviceProducts.name} where service_type_id = any($1)`, [types]);
  await saveChanges(
    product,
    products.map(({ row }) => draftOf(row, { status: 'archived' })),
    context,
  );
}

/** Why an existing product cannot be that of a type: it is goods, is gone, or belongs to another type. */
export async function checkTakenProducts(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const wanted = drafts.filter(({ sent }) => sent.product_id);
  if (wanted.length === 0) return;
  const rows = await context.tx.query<{ id: string }>(FREE_SERVICES, [
    wanted.map(({ sent }) => sent.product_id),
  ]);
  const free = new Set(rows.map(({ id }) => id));
  for (const draft of wanted)
    if (!free.delete(String(draft.sent.product_id)))
      addProblem(draft, 'product_id', { key: 'not_a_free_service', words: NOT_A_FREE_SERVICE });
}

/** What a type says is changed with the type: the till and its jobs ask the same price. */
export async function refuseFieldsOfServiceType(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const told = drafts.filter(
    ({ row, before }) => before?.type === 'service' && SET_BY_TYPE.some((key) => row[key] !== before[key]),
  );
  if (told.length === 0) return;
  const rows = await tx.query<{ product_id: string }>(
    `select product_id from ${serviceProducts.name} where product_id = any($1)`,
    [told.map(({ before }) => before?.id)],
  );
  const owned = new Set(rows.map(({ product_id }) => product_id));
  for (const draft of told.filter(({ before }) => owned.has(String(before?.id))))
    for (const column of SET_BY_TYPE)
      if (draft.row[column] !== draft.before?.[column])
        addProblem(draft, column, { key: 'set_by_service_type', words: SET_BY_SERVICE_TYPE });
}

const SET_BY_TYPE = ['name', 'type', 'selling_price', 'tax'] as const;

const FREE_SERVICES = `
select id from ${product.table} p
where id = any($1) and type = 'service' and status = 'active' and deleted_at is null
  and not exists (select from ${serviceProducts.name} s where s.business_id = p.business_id and s.product_id = p.id)`;

/** The products of types, locked, with the type of each. */
async function productsOf(context: CommandContext, types: readonly string[]) {
  const owned = await context.tx.query<{ service_type_id: string; product_id: string }>(
    `select service_type_id, product_id from ${serviceProducts.name} where service_type_id = any($1)`,
    [types],
  );
  const rows = await lockRowsOfBusiness(
    product,
    owned.map(({ product_id }) => product_id),
    context,
  );
  return rows.flatMap((row) => {
    const of = owned.find(({ product_id }) => product_id === row.id);
    return of ? [{ service_type_id: of.service_type_id, row }] : [];
  });
}

function changedBy({ name, price, tax, status }: ServiceSold): Row {
  return { name, tax, status, selling_price: price };
}

function draftOf(before: Row, changes: Row): Draft {
  return { row: { ...before, ...changes }, before, sent: {}, problems: {}, warnings: {} };
}

function draftOfNew(service: ServiceSold): Draft {
  const row = {
    ...{ ...changedBy(service), type: 'service' },
    ...{ unit_of_measure: 'piece', whole_units: false, valuation: 'moving_average', batch_tracking: 'none' },
    ...{ barcodes: [], units: [] },
  };
  return { row, sent: {}, problems: {}, warnings: {} };
}
