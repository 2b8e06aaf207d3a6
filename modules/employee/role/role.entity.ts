import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { roleHoldsRights } from './role.rules.ts';

/** Whose documents the holders of a role see: everybody's, or what they made themselves (capabilities E5). */
const DOCUMENTS_SEEN = ['all', 'own'] as const;

/** The roles that a business begins with; one that somebody renames is an ordinary role from then on. */
export const USUAL_ROLES = ['cashier', 'store_keeper', 'manager'] as const;

/** A named set of rights that a user holds in a branch, and how far he sees there among the documents. */
export const role = defineEntity({
  name: 'role',
  module: 'employee',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 60, search: true, unique: 'business' }),
    permissions: f.texts({ max: 400 }),
    documents_seen: f.choice(DOCUMENTS_SEEN, { default: 'all' }),
    days_seen: f.integer({ min: 1, max: 366 }),
    newest_seen: f.integer({ min: 1, max: 1000 }),
    /** Purchase orders above it wait for somebody with a higher one; without it there is no limit (capabilities R10). */
    order_limit: f.money(),
    /** More than so many percent off is approved by somebody with a higher one; without it there is no limit (capabilities P8). */
    discount_limit: f.percent(),
    /** More money than that is given back by whom somebody with a higher one lets; without it there is no limit. */
    refund_limit: f.money(),
    /** Whoever holds it must log in with a second factor. */
    requires_two_factor: f.flag({ default: false }),
    remarks: f.text({ max: 1000 }),
    usual_role: f.choice(USUAL_ROLES, { owner: 'system' }),
  },
  rules: [roleHoldsRights],
  list: { columns: ['name', 'permissions', 'remarks', 'created_at'], sort: 'name' },
  form: [
    { key: 'main', rows: [['name', 'remarks']] },
    { key: 'visibility', rows: [['documents_seen'], ['days_seen', 'newest_seen']] },
    { key: 'limits', rows: [['order_limit'], ['discount_limit', 'refund_limit']] },
    { key: 'login', rows: [['requires_two_factor']] },
    { key: 'rights', rows: [['permissions']] },
  ],
});
