import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A kind of room that a branch lets, at one price a night (hotel.md 3). */
export const roomType = defineEntity({
  name: 'room-type',
  module: 'hotel',
  title: 'name',
  scope: 'branch',
  emptied: true,
  fields: {
    name: f.text({ required: true, max: 80, search: true, unique: 'branch' }),
    /** A night, as the branch quotes its prices. */
    price: f.money({ required: true }),
    /** How many people may sleep in it. */
    capacity: f.integer({ min: 1, max: 50 }),
    beds: f.text({ max: 120 }),
    amenities: f.texts(),
    tax: f.choice(['standard', 'zero', 'exempt', 'special'], { default: 'standard' }),
    image: f.image(),
    remarks: f.text({ max: 1000 }),
  },
  filters: ['tax'],
  files: true,
  list: { columns: ['name', 'price', 'capacity', 'beds', 'tax'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [['name', 'price', 'tax'], ['capacity', 'beds'], ['amenities'], ['image'], ['remarks']],
    },
  ],
  excel: { matchBy: 'name', columns: ['name', 'price', 'capacity', 'beds', 'tax', 'remarks'] },
});
