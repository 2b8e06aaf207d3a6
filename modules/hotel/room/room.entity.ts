import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { HOUSEKEEPING, holdsAreInOrder, ROOM_STATUSES } from './room.rules.ts';

/** A room of a branch. Whether it is free and whether it is clean are two things (hotel.md 3). */
export const room = defineEntity({
  name: 'room',
  module: 'hotel',
  title: 'number',
  scope: 'branch',
  emptied: true,
  fields: {
    number: f.text({ required: true, max: 20, search: true, unique: 'branch' }),
    room_type: f.ref('room-type', { required: true }),
    floor: f.text({ max: 20 }),
    status: f.choice(ROOM_STATUSES, { from: 'statusOfRoom' }),
    housekeeping: f.choice(HOUSEKEEPING, { default: 'clean' }),
    holds: f.lines({
      since: f.date({ required: true, day: 'any' }),
      /** Its last day; open where left out. */
      until: f.date({ day: 'any' }),
      reason: f.text({ required: true, max: 200 }),
      /** What the repair cost, where it is booked. */
      expense: f.ref('expense'),
    }),
    features: f.texts(),
    sort_order: f.integer({ max: 100_000 }),
    remarks: f.text({ max: 1000 }),
  },
  rules: [holdsAreInOrder],
  conditions: {
    available: (e) => e.eq('status', 'available'),
    booked: (e) => e.eq('status', 'booked'),
    maintenance: (e) => e.eq('status', 'maintenance'),
    dirty: (e) => e.eq('housekeeping', 'dirty'),
  },
  filters: ['room_type', 'housekeeping'],
  files: true,
  list: {
    columns: ['number', 'room_type', 'floor', 'status', 'housekeeping'],
    sort: 'number',
  },
  form: [
    {
      key: 'main',
      rows: [['number', 'room_type', 'floor'], ['housekeeping', 'sort_order'], ['features'], ['remarks']],
    },
    { key: 'holds', rows: [['holds']] },
  ],
  carriedOver: ['room_type', 'floor', 'features'],
  excel: { matchBy: 'number', columns: ['number', 'room_type', 'floor', 'sort_order', 'remarks'] },
});
