import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { Reading } from '../../truck/odometer.rules.ts';
import { holdMeters } from '../../truck/server/readings.ts';
import type { truckOrder } from '../truck-order.entity.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';
import { truckOf } from './truck-of-trip.ts';

type Trip = RowOf<typeof truckOrder> & Row;

/** What the meter of the truck read as it left; null before it did. */
export function leftWith({
  loaded_on,
  odometer_out,
}: Pick<Trip, 'loaded_on' | 'odometer_out'>): Reading | null {
  return loaded_on === null || odometer_out === null ? null : { date: loaded_on, odometer: odometer_out };
}

/** A reading that was typed wrong is put right, so that it refuses no right one after it (transport.md 7). */
export const correctReading: TransitionWork<{ row: Trip }, SaidIn<typeof truckOrder, 'correct_reading'>> = {
  async run(context, { row }, said) {
    const { loaded_on, delivered_on } = row;
    if (said.odometer_out === null && said.odometer_in === null)
      throw wrong('odometer_out', 'required', TRUCK_ORDER_TEXTS.whichReading);
    if (said.odometer_in !== null && delivered_on === null)
      throw wrong('odometer_in', 'not_arrived', TRUCK_ORDER_TEXTS.notArrived);
    const odometer_out = said.odometer_out ?? row.odometer_out;
    const odometer_in = said.odometer_in ?? row.odometer_in;
    const left = leftWith({ loaded_on, odometer_out });
    const arrived =
      delivered_on === null || odometer_in === null ? null : { date: delivered_on, odometer: odometer_in };
    await requireFit(context, { trip: row.id, truck_id: truckOf(row), left, arrived }, said);
    return { odometer_out, odometer_in };
  },
};

/** The same of what another truck drove of the trip before it was changed: the parts are counted from the first. */
export const correctPart: TransitionWork<{ row: Trip }, SaidIn<typeof truckOrder, 'correct_part'>> = {
  async run(context, { row }, said) {
    const parts = row.segments ?? [];
    const part = parts[said.part - 1];
    if (!part) throw wrong('part', 'no_such_part', TRUCK_ORDER_TEXTS.noSuchPart);
    if (said.odometer_out === null && said.odometer_in === null)
      throw wrong('odometer_out', 'required', TRUCK_ORDER_TEXTS.whichReading);
    const odometer_out = said.odometer_out ?? part.odometer_out;
    const odometer_in = said.odometer_in ?? part.odometer_in;
    const { truck_id, loaded_on, ended_on } = part;
    const left = leftWith({ loaded_on, odometer_out });
    const arrived =
      ended_on === null || odometer_in === null ? null : { date: ended_on, odometer: odometer_in };
    await requireFit(context, { trip: row.id, truck_id, left, arrived }, said);
    return { segments: parts.map((one) => (one === part ? { ...one, odometer_out, odometer_in } : one)) };
  },
};

interface Corrected {
  trip: string;
  truck_id: string;
  left: Reading | null;
  arrived: Reading | null;
}

/** What a truck left and arrived with fits between the other readings of its meter, and it arrives with no less. */
async function requireFit(
  context: CommandContext,
  { trip, truck_id, left, arrived }: Corrected,
  said: { odometer_in: bigint | null; reading_is_right?: boolean | null },
): Promise<void> {
  const meters = await holdMeters(context, [truck_id], [trip]);
  const isSure = said.reading_is_right === true;
  const out = left && meters.read(truck_id, left, { isSure });
  if (out) throw new InvalidFields({ odometer_out: out });
  const back = arrived && meters.read(truck_id, arrived, { isSure, since: left });
  if (back) throw new InvalidFields({ [said.odometer_in === null ? 'odometer_out' : 'odometer_in']: back });
}

const wrong = (
  field: string,
  key: string,
  words: (typeof TRUCK_ORDER_TEXTS)[keyof typeof TRUCK_ORDER_TEXTS],
) => new InvalidFields({ [field]: { key, words } });
