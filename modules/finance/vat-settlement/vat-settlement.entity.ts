import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { isLastOfMonth } from './vat-settlement.rules.ts';
import { vatSettlementStates } from './vat-settlement.states.ts';

const kept = { owner: 'system' } as const;
/** Returns can be more than what was sold or bought. */
const sum = { ...kept, required: true, default: 0, min: -1 } as const;
const RIGHT = 'close_books';

/** The VAT of a branch for a month: what was charged less what is claimed is owed to TRA (accounting-additions.md A29). */
export const vatSettlement = defineEntity({
  name: 'vat-settlement',
  module: 'finance',
  title: 'number',
  scope: 'branch',
  states: vatSettlementStates,
  fields: {
    /** Given when it is posted, so that no draft leaves a gap. */
    number: f.text({ ...kept, max: 20, search: true }),
    /** The last day of the month. */
    date_to: f.date({ required: true }),
    /** VAT on what was sold, up to that day and not settled yet. */
    output: f.money(sum),
    /** VAT on what was bought, what earlier months carried on included. */
    input: f.money(sum),
    input_used: f.money(sum),
    payable: f.money(sum),
    input_carried: f.money(sum),
    status: f.state(vatSettlementStates),
    remarks: f.text({ max: 1000 }),
  },
  rules: [isLastOfMonth],
  conditions: conditionsOf(vatSettlementStates, 'draft', 'posted', 'reversed'),
  filters: ['date_to', 'status'],
  files: true,
  list: {
    columns: ['number', 'date_to', 'output', 'input_used', 'payable', 'input_carried', 'status'],
    sort: 'date_to',
    order: -1,
    figure: 'payable',
  },
  form: [{ key: 'main', rows: [['date_to'], ['remarks']] }],
  page: {
    figures: ['payable', 'output', 'input_used', 'input_carried'],
    dates: ['date_to'],
    totals: ['output', '-input_used', '=payable'],
    facts: ['input', 'input_carried', 'remarks'],
  },
  names: { permissions: { create: RIGHT, modify: RIGHT, delete: RIGHT, view: RIGHT, list: RIGHT } },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
