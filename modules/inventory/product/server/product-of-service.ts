import type { RowOf } from '#core/define-entity.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import { saveChanges } from '#server-kit/command/update-row.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { product } from '../product.entity.ts';
import { NOT_A_FREE_SERVICE, SET_BY_SERVICE_TYPE } from '../product.words.ts';

/** What a type of service says of the product by which it is sold: the price is that of the branch of the call. */
export interface ServiceSold {
  service_type_id: string;
  name: string;
  price: bigint;
  tax: RowOf<typeof product>['tax'];
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
  const made = services.filter(({ service_type_id }) => !taken.has(service_type_id));
  if (made.length > 0) await saveDrafts(product, made.map(draftOfNew), context);
  const known = services.filter(({ service_type_id }) => taken.has(service_type_id));
  const rows = await lockRowsOfBusiness(
    product,
    known.map(({ service_type_id }) => taken.get(service_type_id) ?? ''),
    context,
  );
  await follow(
    context,
    rows.flatMap((before) => {
      const service = known.find(({ service_type_id }) => taken.get(service_type_id) === before.id);
      return service ? [{ before, service }] : [];
    }),
  );
}

/** Lets the products of types of service have the name, the price and the tax that the types have by now. */
export async function changeProductsOfServices(
  context: CommandContext,
  services: readonly ServiceSold[],
): Promise<void> {
  const rows = await productsOf(context, services);
  await follow(
    context,
    rows.flatMap((before) => {
      const service = services.find(({ service_type_id }) => service_type_id === before.service_type_id);
      return service ? [{ before, service }] : [];
    }),
  );
}

/** Takes the products of types of service that are deleted off the till; what was sold by them stays. */
export async function endProductsOfServices(
  context: CommandContext,
  types: readonly { service_type_id: string }[],
): Promise<void> {
  const rows = await productsOf(context, types);
  await saveChanges(
    product,
    rows.map((before) => draftOf(before, { service_type_id: null, status: 'archived' })),
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
export function refuseFieldsOfServiceType(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { row, before } = draft;
    if (!before?.service_type_id) continue;
    for (const column of ['name', 'type', 'selling_price', 'tax'])
      if (row[column] !== before[column])
        addProblem(draft, column, { key: 'set_by_service_type', words: SET_BY_SERVICE_TYPE });
  }
}

const FREE_SERVICES = `
select id from ${product.table}
where id = any($1) and type = 'service' and status = 'active' and service_type_id is null and deleted_at is null`;

async function productsOf(
  context: CommandContext,
  types: readonly { service_type_id: string }[],
): Promise<Row[]> {
  const found = await context.tx.query<{ id: string }>(
    `select id from ${product.table} where service_type_id = any($1) and deleted_at is null`,
    [types.map(({ service_type_id }) => service_type_id)],
  );
  return lockRowsOfBusiness(
    product,
    found.map(({ id }) => id),
    context,
  );
}

async function follow(
  context: CommandContext,
  changed: readonly { before: Row; service: ServiceSold }[],
): Promise<void> {
  await saveChanges(
    product,
    changed.map(({ before, service: { service_type_id, name, price, tax } }) =>
      draftOf(before, { service_type_id, name, selling_price: price, tax }),
    ),
    context,
  );
}

function draftOf(before: Row, changes: Row): Draft {
  return { row: { ...before, ...changes }, before, sent: {}, problems: {}, warnings: {} };
}

function draftOfNew({ service_type_id, name, price, tax }: ServiceSold): Draft {
  const row = {
    ...{ name, tax, service_type_id, type: 'service', selling_price: price, status: 'active' },
    ...{ unit_of_measure: 'piece', whole_units: false, valuation: 'moving_average', batch_tracking: 'none' },
    ...{ barcodes: [], units: [] },
  };
  return { row, sent: {}, problems: {}, warnings: {} };
}
