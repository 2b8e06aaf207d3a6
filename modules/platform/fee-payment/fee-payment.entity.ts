import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { feePaymentStates } from './fee-payment.states.ts';

/** What businesses pay the platform for (specification §9, system payment types). */
export const FEE_KINDS = [
  'service_fee',
  'sms_purchase',
  'system_update',
  'installation_fee',
  'sms_sender_name_registration',
] as const;

const kept = { owner: 'system' } as const;

/**
 * Money that a business paid the platform. It stands in the books of the platform, never in those of the business. A
 * posted document: a wrong one is voided and entered anew.
 */
export const feePayment = defineEntity({
  name: 'fee-payment',
  module: 'platform',
  title: 'client_name',
  scope: 'business',
  document: true,
  states: feePaymentStates,
  fields: {
    client_name: f.text({ ...kept, required: true, max: 120, search: true }),
    client_branch_name: f.text({ ...kept, required: true, max: 80 }),
    /** Ids beyond the wall: no key leads there. */
    client_business: f.text({ ...kept, required: true, max: 36 }),
    client_branch: f.text({ ...kept, required: true, max: 36 }),
    kind: f.choice(FEE_KINDS, { ...kept, required: true }),
    days: f.integer({ ...kept, min: 0, max: 3650 }),
    /** Of SMS. */
    parts: f.integer({ ...kept, min: 0, max: 10_000_000 }),
    amount: f.money({ ...kept, required: true }),
    date: f.date({ ...kept, required: true }),
    paid_until: f.date(kept),
    /** The day it was taken, where the branch is; days of a branch that had run out began then. */
    counted_from: f.date(kept),
    /** Until when the branch was paid before; empty where nothing had been agreed. */
    until_before: f.date(kept),
    agent: f.ref('user', kept),
    commission: f.money({ ...kept, required: true }),
    reference: f.text({ ...kept, max: 60, search: true }),
    remarks: f.text({ ...kept, max: 1000 }),
    status: f.state(feePaymentStates),
    void_reason: f.text({ ...kept, max: 500 }),
  },
  conditions: conditionsOf(feePaymentStates, 'void'),
  filters: ['kind', 'agent', 'date', 'status'],
  list: {
    columns: [
      'client_name',
      'client_branch_name',
      'date',
      'kind',
      'days',
      'parts',
      'amount',
      'paid_until',
      'agent',
      'commission',
      'reference',
      'status',
    ],
    sort: 'created_at',
    order: -1,
  },
  form: [{ key: 'main', rows: [['reference'], ['remarks']] }],
  excel: {
    columns: [
      'client_name',
      'client_branch_name',
      'date',
      'kind',
      'days',
      'parts',
      'amount',
      'paid_until',
      'agent',
      'commission',
      'reference',
      'status',
      'void_reason',
    ],
  },
  calls: ['list', 'search', 'find', 'export'],
});
