import { InvalidFields } from '#core/errors.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';

/** No meter reads less than as the truck left. */
export function refuseWentBack({ odometer_out }: { odometer_out: bigint | null }, odometer: bigint): void {
  if (odometer >= (odometer_out ?? 0n)) return;
  const params = { before: String((odometer_out ?? 0n) / 1000n) };
  const words = TRUCK_ORDER_TEXTS.odometerWentBack;
  throw new InvalidFields({ odometer: { key: 'odometer_went_back', words, params } });
}
