import type { RowOf } from '#core/define-entity.ts';
import {
  changeProductsOfServices,
  checkTakenProducts,
  endProductsOfServices,
  makeProductsOfServices,
  type ServiceSold,
} from '#modules/inventory/public.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import type { serviceType } from '../service-type.entity.ts';

type ServiceType = RowOf<typeof serviceType>;

/** A type is made with the product by which it is sold, which follows it in name, price and tax and ends with it. */
export const serviceTypeHooks: EntityHooks<ServiceType> = {
  beforeSave: checkTakenProducts,
  async afterCreate(context, made) {
    const taken = made.flatMap(({ row, once }): [string, string][] =>
      once.product_id ? [[row.id, String(once.product_id)]] : [],
    );
    await makeProductsOfServices(
      context,
      made.map(({ row }) => soldBy(row)),
      new Map(taken),
    );
  },
  async afterUpdate(context, changed) {
    const told = changed.filter(({ before, after }) =>
      SAID.some((key) => (before[key] ?? null) !== (after[key] ?? null)),
    );
    if (told.length > 0)
      await changeProductsOfServices(
        context,
        told.map(({ after }) => soldBy(after)),
      );
  },
  async afterDelete(context, rows) {
    await endProductsOfServices(
      context,
      rows.map(({ id }) => id),
    );
  },
};

const SAID = ['name', 'price', 'tax', 'status'] as const;

function soldBy({ id, name, price, tax, status }: ServiceType): ServiceSold {
  return { service_type_id: id, name, price, tax, status };
}
