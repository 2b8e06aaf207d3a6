import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { formatQuantity, quantity as quantityIn } from '#core/quantity.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { CargoIsPlanned } from '../../errors.ts';
import { cargosOnOtherTrips } from '../../truck-order/server/cargos-of-trips.ts';
import { CARGO_STATUSES, cargo } from '../cargo.entity.ts';
import { CARGO_TEXTS } from '../cargo.words.ts';
import { splitBody } from '../split.body.ts';
import { partOf } from '../split.rules.ts';

const [WAITS] = CARGO_STATUSES;

/**
 * What does not go with this trip becomes a cargo of its own, which waits: quantity, weight, value and price in proportion, so
 * that the paper of each trip declares what is on it (transport.md 4, L11). Answers the id of the new one.
 */
export const splitCargo = defineCommand({
  name: 'cargo.split',
  route: 'PUT api/cargo/split',
  permission: cargo.permissions.modify,
  idempotency: 'required',
  fields: splitBody.fields,
  async run(context) {
    const { tx, input } = context;
    const before = await tx.lock(cargo, input.id);
    if (before.status !== WAITS)
      throw new InvalidFields({ id: { key: 'cargo_is_loaded', words: CARGO_TEXTS.isLoaded } });
    const trip = (await cargosOnOtherTrips(tx, [before.id], '')).get(before.id);
    if (trip) throw CargoIsPlanned({ order: trip });
    const all = before.quantity;
    if (all === null)
      throw new InvalidFields({ quantity: { key: 'no_quantity', words: CARGO_TEXTS.noQuantity } });
    if (input.quantity <= 0n || input.quantity >= all)
      throw new InvalidFields({
        quantity: { key: 'part_only', words: CARGO_TEXTS.partOnly, params: { all: formatQuantity(all) } },
      });
    const part = partOf(before, input.quantity, all);
    const rest = (key: keyof typeof part) => (before[key] === null ? null : before[key] - (part[key] ?? 0n));
    await tx.save(cargo, before, {
      quantity: quantityIn(input.quantity),
      ...{ weight: asQuantity(part.weight), volume: asQuantity(part.volume) },
      ...{ value: asMoney(part.value), price: asMoney(part.price) },
    });
    const { title, customer_id, unit, origin, destination, receiver_name, receiver_phone, remarks } = before;
    const { pickup_from, pickup_until, delivery_from, delivery_until } = before;
    const made = await tx.insert(cargo, {
      branch_id: context.branch.id,
      ...{ title, customer_id, unit, origin, destination, receiver_name, receiver_phone, remarks },
      ...{ pickup_from, pickup_until, delivery_from, delivery_until, status: WAITS, arrived_quantity: null },
      quantity: quantityIn(all - input.quantity),
      ...{ weight: asQuantity(rest('weight')), volume: asQuantity(rest('volume')) },
      ...{ value: asMoney(rest('value')), price: asMoney(rest('price')) },
    });
    return { id: made.id };
  },
});

const asQuantity = (value: bigint | null) => (value === null ? null : quantityIn(value));
const asMoney = (value: bigint | null) => (value === null ? null : money(value));
