import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A key for a program that calls from outside, with rights of its own and an end; never more than its maker may. */
export const token = defineEntity({
  name: 'token',
  module: 'session',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    /** Where it works when a call names no other of its branches. */
    branch: f.ref('branch', { required: true }),
    branches: f.refs('branch'),
    permissions: f.texts({ max: 400 }),
    expires_at: f.datetime({ required: true }),
    last_used_at: f.datetime({ owner: 'system' }),
    /** The token that made it, with which it is revoked. */
    parent: f.ref('token', { owner: 'system' }),
    /** Where whoever made it was logged in: it ends with that session, unless it is kept. */
    device: f.ref('device', { owner: 'system' }),
  },
  list: {
    columns: ['name', 'branch', 'expires_at', 'last_used_at', 'created_by', 'created_at'],
    sort: 'name',
  },
  form: [{ key: 'main', rows: [['name', 'branch'], ['branches', 'expires_at'], ['permissions']] }],
  names: {
    permissions: {
      create: 'access_branch_settings',
      delete: 'access_branch_settings',
      view: 'access_branch_settings',
      list: 'access_branch_settings',
    },
  },
  calls: [],
});
