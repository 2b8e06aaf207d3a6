import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** The account types of specification §6. */
export const USER_ACCOUNT_TYPES = ['owner', 'employee', 'agent', 'system', 'onepos'] as const;

/** Somebody who may log in. What they may do follows from their role in each branch. */
export const user = defineEntity({
  name: 'user',
  module: 'employee',
  title: 'name',
  scope: 'business',
  asks: {
    create: ['modify_employee_branch_access', 'modify_employee_store_access'],
    modify: ['modify_employee_branch_access', 'modify_employee_store_access'],
  },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    phone_number: f.phone({ required: true, search: true }),
    email: f.email({ max: 120, search: true }),
    account_type: f.choice(USER_ACCOUNT_TYPES, { default: 'employee' }),
    /** Until when somebody may drive; trips of drivers ask for it. */
    licence_expires: f.date({ day: 'any' }),
    access: f.lines({
      branch: f.ref('branch', { required: true }),
      role: f.ref('role'),
      stores: f.refs('store'),
    }),
    status: f.choice(['active', 'disabled'], { default: 'active', owner: 'system' }),
    password: f.secret({ once: true, secret: true, max: 200 }),
    settings: f.json({ owner: 'system' }),
  },
  conditions: { active: (e) => e.eq('status', 'active'), disabled: (e) => e.eq('status', 'disabled') },
  list: { columns: ['name', 'phone_number', 'account_type', 'status', 'created_at'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [['name', 'phone_number'], ['email', 'account_type'], ['licence_expires']],
    },
    { key: 'login', rows: [['password']] },
    { key: 'access', rows: [['access']] },
  ],
  excel: { columns: ['name', 'phone_number', 'email', 'account_type'] },
  names: { noun: 'employee', table: 'users', path: '/employee' },
});
