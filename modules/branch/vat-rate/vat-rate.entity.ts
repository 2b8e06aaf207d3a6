import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** What VAT a branch charges from a day on: whether it is registered, and the rate of each tax code that has one. */
export const vatRate = defineEntity({
  name: 'vat-rate',
  module: 'branch',
  title: 'since',
  scope: 'branch',
  fields: {
    since: f.date({ required: true, owner: 'system' }),
    registered: f.flag({ required: true, owner: 'system' }),
    standard_rate: f.percent({ required: true, owner: 'system' }),
    special_rate: f.percent({ required: true, owner: 'system' }),
  },
  list: { columns: ['since', 'registered', 'standard_rate', 'special_rate'], sort: 'since' },
  form: [],
  names: {
    permissions: { list: 'access_branch_settings', view: 'access_branch_settings' },
  },
  calls: [],
});
