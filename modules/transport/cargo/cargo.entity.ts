import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { isMoreThanNothing, windowsAreInOrder } from './cargo.rules.ts';

export const CARGO_STATUSES = ['waiting', 'loaded', 'delivered'] as const;
const [WAITING, LOADED, DELIVERED] = CARGO_STATUSES;

/** Goods that a customer wants carried, from when they are announced until they have arrived (transport.md 3). */
export const cargo = defineEntity({
  name: 'cargo',
  module: 'transport',
  title: 'title',
  scope: 'branch',
  emptied: true,
  fields: {
    title: f.text({ required: true, max: 120, search: true }),
    customer: f.ref('customer', { required: true }),
    /** In kilograms and cubic metres. */
    weight: f.quantity(),
    volume: f.quantity(),
    quantity: f.quantity(),
    unit: f.text({ max: 40 }),
    /** What it is worth, and what carrying it costs. */
    value: f.money(),
    price: f.money(),
    origin: f.text({ max: 120, search: true }),
    destination: f.text({ max: 120, search: true }),
    pickup_from: f.datetime(),
    pickup_until: f.datetime(),
    delivery_from: f.datetime(),
    delivery_until: f.datetime(),
    receiver_name: f.text({ max: 120, search: true }),
    receiver_phone: f.phone(),
    /** How much of it came, where that is not all. */
    arrived_quantity: f.quantity({ owner: 'system' }),
    status: f.choice(CARGO_STATUSES, { owner: 'system', default: 'waiting' }),
    remarks: f.text({ max: 1000 }),
  },
  rules: [windowsAreInOrder, isMoreThanNothing],
  conditions: {
    waiting: (e) => e.eq('status', WAITING),
    loaded: (e) => e.eq('status', LOADED),
    delivered: (e) => e.eq('status', DELIVERED),
  },
  filters: ['customer', 'status'],
  files: true,
  list: {
    columns: ['title', 'customer', 'origin', 'destination', 'weight', 'price', 'status'],
    sort: 'created_at',
    order: -1,
    figure: 'price',
  },
  form: [
    {
      key: 'main',
      rows: [
        ['title', 'customer'],
        ['quantity', 'unit'],
        ['weight', 'volume'],
        ['value', 'price'],
      ],
    },
    {
      key: 'way',
      rows: [
        ['origin', 'destination'],
        ['pickup_from', 'pickup_until'],
        ['delivery_from', 'delivery_until'],
        ['receiver_name', 'receiver_phone'],
        ['remarks'],
      ],
    },
  ],
  carriedOver: ['customer', 'origin', 'destination'],
  excel: {
    columns: [
      ...['title', 'customer', 'quantity', 'unit', 'weight', 'volume', 'value', 'price'],
      ...['origin', 'destination', 'receiver_name', 'receiver_phone', 'remarks'],
    ] as const,
  },
});
