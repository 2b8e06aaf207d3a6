import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { PLATES } from './plate.rules.ts';
import { HOLDS, holdsAreInOrder, PAPERS, PAPERS_DUE, papersEnd, TRUCK_STATUSES } from './truck.rules.ts';

/** A truck or a trailer of a business, with its papers and with what keeps it from work (transport.md 3). */
export const truck = defineEntity({
  name: 'truck',
  module: 'transport',
  title: 'registration',
  scope: 'business',
  fields: {
    registration: f.text({ required: true, max: 20, search: true }),
    name: f.text({ max: 60, search: true }),
    kind: f.choice(['truck', 'trailer'], { default: 'truck' }),
    make: f.text({ max: 60, search: true }),
    model: f.text({ max: 60 }),
    year: f.text({ max: 4 }),
    /** What it carries, in kilograms and cubic metres. */
    capacity_kg: f.quantity(),
    capacity_m3: f.quantity(),
    driver: f.ref('user'),
    fuel_type: f.choice(['diesel', 'petrol', 'gas', 'electric']),
    tank_litres: f.quantity(),
    norm_km_per_litre: f.quantity(),
    /** What it costs standing still: insurance, licence, instalments. Reports share it out; nothing is posted. */
    fixed_cost_per_day: f.money({ per: 'branch' }),
    /** What its meter read last, and what it goes on a litre, reckoned between full tanks. */
    odometer: f.quantity({ from: 'odometerOfTruck' }),
    km_per_litre: f.quantity({ from: 'kmPerLitre' }),
    /** On how many of the last thirty days it did nothing; of a new one since it was entered. */
    idle_days: f.integer({ from: 'idleDaysOfTruck' }),
    /** A meter that was changed or jumped. */
    meter_changes: f.lines({
      date: f.date({ required: true, day: 'any' }),
      last_reading: f.quantity({ required: true }),
      first_reading: f.quantity({ required: true }),
    }),
    status: f.choice(TRUCK_STATUSES, { from: 'statusOfTruck' }),
    documents: f.lines({
      kind: f.choice(PAPERS, { required: true }),
      number: f.text({ max: 60 }),
      expires: f.date({ day: 'any' }),
    }),
    /** When the first of them ends, and whether that is soon. */
    papers_end: f.date({ from: 'papersEnd', day: 'any' }),
    papers_due: f.choice(PAPERS_DUE, { from: 'papersDue' }),
    holds: f.lines({
      kind: f.choice(HOLDS, { required: true }),
      since: f.date({ required: true, day: 'any' }),
      /** Its last day; open where left out. */
      until: f.date({ day: 'any' }),
      reason: f.text({ max: 200 }),
    }),
    /** Where it was last, as somebody said, when that was, and who said it. */
    current_location: f.text({ owner: 'system', max: 120 }),
    located_at: f.datetime({ owner: 'system' }),
    located_by: f.ref('user', { owner: 'system' }),
    image: f.image(),
    remarks: f.text({ max: 1000 }),
  },
  rules: [holdsAreInOrder],
  warnings: [papersEnd],
  claims: PLATES,
  conditions: {
    available: (e) => e.eq('status', 'Available'),
    in_use: (e) => e.eq('status', 'In Use'),
    maintenance: (e) => e.eq('status', 'Maintenance'),
    out_of_service: (e) => e.eq('status', 'Out of Service'),
    reserved: (e) => e.eq('status', 'Reserved'),
    papers: (e) => e.or(e.eq('papers_due', 'expired'), e.eq('papers_due', 'ends_soon')),
  },
  filters: ['kind', 'driver', 'fuel_type', 'papers_due'],
  files: true,
  list: {
    columns: ['registration', 'make', 'capacity_kg', 'driver', 'odometer', 'km_per_litre', 'status'],
    sort: 'registration',
  },
  form: [
    {
      key: 'main',
      rows: [
        ['registration', 'name', 'kind'],
        ['make', 'model', 'year'],
        ['driver', 'capacity_kg', 'capacity_m3'],
        ['fuel_type', 'tank_litres', 'norm_km_per_litre'],
        ['fixed_cost_per_day'],
        ['image'],
      ],
    },
    { key: 'papers', rows: [['documents']] },
    { key: 'holds', rows: [['holds'], ['meter_changes'], ['remarks']] },
  ],
  carriedOver: ['kind', 'make', 'model', 'fuel_type'],
  excel: {
    matchBy: 'registration',
    columns: [
      'registration',
      'name',
      'kind',
      'make',
      'model',
      'year',
      'capacity_kg',
      'capacity_m3',
      'fuel_type',
      'remarks',
    ],
  },
});
