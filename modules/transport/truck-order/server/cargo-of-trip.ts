import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import type { truckOrder } from '../truck-order.entity.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';

type Trip = Pick<RowOf<typeof truckOrder>, 'customer_id' | 'cargos' | 'shares'>;
export type CargoOfTrip = RowOf<typeof cargo>;

export const wrongField = (field: string, key: string, words: Problem['words'], params?: Problem['params']) =>
  new InvalidFields({ [field]: { key, words, ...(params ? { params } : {}) } });

/** The cargo of a trip that is meant, locked: the one that is named, else the only one. */
export async function cargoOfTrip(
  { tx }: CommandContext,
  { cargos }: Trip,
  said: { id: string | null; field: string },
): Promise<CargoOfTrip> {
  const ids = (cargos ?? []).map(({ cargo_id }) => cargo_id);
  const [only] = ids.length === 1 ? ids : [];
  const meant = said.id ?? only;
  if (!meant) throw wrongField(said.field, 'which_cargo', TRUCK_ORDER_TEXTS.whichCargo);
  const [found] = ids.some((id) => id === meant) ? await tx.lockAll(cargo, [meant]) : [];
  if (!found) throw wrongField(said.field, 'not_on_trip', TRUCK_ORDER_TEXTS.notOnTrip);
  return found;
}

/** Who owes the freight of a cargo: its customer where he pays for his own, else the one of the trip. */
export function payerOfCargo({ customer_id, shares }: Trip, of: Pick<CargoOfTrip, 'customer_id'>): string {
  return (shares ?? []).some((share) => share.customer_id === of.customer_id) ? of.customer_id : customer_id;
}
