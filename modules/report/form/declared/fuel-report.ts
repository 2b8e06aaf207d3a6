import { e } from '#core/conditions.ts';
import { stretchOfFillInSql } from '#modules/transport/public.ts';
import { truckOperation } from '#modules/transport/truck-operation/truck-operation.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { BY_DRIVER, BY_TRUCK } from './by-trip.ts';

const STRETCH = stretchOfFillInSql('r');

/**
 * Fuel by truck and driver: litres and what they cost without VAT. Kilometres stand with the fill that ends a stretch between full
 * tanks, beside the litres of that stretch: what was filled in the period may be driven after it (transport.md 7 and 10).
 */
export const fuelReport: ReportType = {
  type: 'fuel',
  title: WORDS.fuel,
  right: truckOperation.permissions.list,
  risesBadly: true,
  documents: WORDS.fills,
  parts: [
    {
      entity: truckOperation,
      day: 'date',
      at: 'created_at',
      about: ['truck', 'driver', 'fuel_litres'],
      where: e.eq('kind', 'fuel'),
      values: {
        gone: { sql: STRETCH.gone, of: ['odometer'] },
        burnt: { sql: STRETCH.litres, of: ['fuel_litres'] },
      },
    },
  ],
  figures: [
    { key: 'cost', kind: 'money', of: ['net_amount'], words: WORDS.costOfFuel },
    { key: 'litres', kind: 'quantity', of: ['fuel_litres'], words: WORDS.litres },
    { key: 'distance', kind: 'quantity', of: ['gone'], words: WORDS.kmBetweenFull },
    { key: 'litres_of_distance', kind: 'quantity', of: ['burnt'], words: WORDS.litresBetweenFull },
  ],
  ratios: [
    {
      key: 'km_per_litre',
      of: 'distance',
      per: 'litres_of_distance',
      kind: 'quantity',
      words: WORDS.kmPerLitre,
    },
    { key: 'price_per_litre', of: 'cost', per: 'litres', words: WORDS.pricePerLitre },
  ],
  groups: [
    BY_TRUCK,
    BY_DRIVER,
    { key: 'trip', of: 'truck_order', words: WORDS.trip },
    { key: 'supplier', of: 'supplier', words: WORDS.supplier },
    { key: 'paid_from', of: 'paid_from', words: WORDS.paidFrom },
    byPerson(WORDS.recordedBy),
    BY_MONTH,
    BY_DAY,
    BY_BRANCH,
  ],
};
