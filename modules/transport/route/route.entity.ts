import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A way that trucks go again and again: how far, how long, what it costs and what customers pay for it (transport.md 3). */
export const route = defineEntity({
  name: 'route',
  module: 'transport',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 120, search: true, unique: 'business' }),
    origin: f.text({ required: true, max: 120, search: true }),
    destination: f.text({ required: true, max: 120, search: true }),
    /** In kilometres. */
    distance: f.quantity(),
    days: f.integer({ min: 1, max: 365 }),
    price: f.money({ per: 'branch' }),
    /** What a trip is expected to take: litres, tolls, and what the driver is given for the way. */
    fuel_litres: f.quantity(),
    tolls: f.money({ per: 'branch' }),
    allowance: f.money({ per: 'branch' }),
    tax: f.choice(['standard', 'exempt'], { default: 'standard' }),
    stops: f.lines({ place: f.text({ required: true, max: 120 }) }),
    return_route: f.ref('route'),
    remarks: f.text({ max: 1000 }),
  },
  list: { columns: ['name', 'origin', 'destination', 'distance', 'days', 'price'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [['name', 'origin', 'destination'], ['distance', 'days', 'return_route'], ['stops']],
    },
    { key: 'price', rows: [['price', 'tax'], ['fuel_litres', 'tolls', 'allowance'], ['remarks']] },
  ],
  excel: {
    matchBy: 'name',
    columns: [
      'name',
      'origin',
      'destination',
      'distance',
      'days',
      'price',
      'fuel_litres',
      'tolls',
      'allowance',
      'tax',
      'remarks',
    ],
  },
});
