import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { messageStates } from './message.states.ts';

/** Whom a message is for; `recent` bought within 90 days. */
export const AUDIENCES = [
  ...(['customers', 'recent', 'group', 'chosen'] as const),
  ...(['debtors', 'overdue', 'employees', 'numbers'] as const),
] as const;

export type Audience = (typeof AUDIENCES)[number];

export const MOST_NUMBERS = 500;

const machine = { owner: 'system' } as const;

/**
 * An SMS to many, each with his own text. Its people are fixed as it is made (messages.md B;
 * docs/decisions/0129-messages-to-many.md).
 */
export const message = defineEntity({
  name: 'message',
  module: 'message',
  title: 'about',
  scope: 'branch',
  states: messageStates,
  fields: {
    /** How its text begins. */
    about: f.text({ ...machine, required: true, max: 60, unexported: true }),
    text: f.text({ ...machine, required: true, max: 1000, search: true, unexported: true }),
    audience: f.choice(AUDIENCES, { ...machine, default: 'customers' }),
    customer_group: f.text({ ...machine, max: 60 }),
    customers: f.refs('customer', machine),
    numbers: f.texts({ ...machine, max: MOST_NUMBERS }),
    /** When it leaves, or left. */
    sends_at: f.datetime({ ...machine, required: true }),
    people: f.integer({ ...machine, default: 0 }),
    /** Of all its people together. */
    parts: f.integer({ ...machine, default: 0 }),
    sent: f.integer({ ...machine, default: 0 }),
    failed: f.integer({ ...machine, default: 0 }),
    left_out: f.integer({ ...machine, default: 0 }),
    status: f.state(messageStates),
  },
  conditions: conditionsOf(messageStates, 'scheduled', 'queued', 'sent', 'failed', 'cancelled'),
  filters: ['audience', 'status'],
  list: {
    columns: ['sends_at', 'about', 'audience', 'people', 'parts', 'sent', 'failed', 'status'],
    sort: 'created_at',
    order: -1,
    figure: 'people',
  },
  form: [{ key: 'main', rows: [['text']] }],
  excel: { columns: ['sends_at', 'audience', 'people', 'parts', 'sent', 'failed', 'status'] },
  calls: ['list', 'search', 'find', 'export'],
  names: {
    path: '/message',
    permissions: {
      create: 'create_message',
      modify: 'create_message',
      delete: 'create_message',
      view: 'create_message',
      list: 'create_message',
    },
  },
});
