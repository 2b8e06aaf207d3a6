import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, counts } from '#core/state-sets.ts';
import { OPERATION_KINDS, PAID_FROM, PAYS_OUT } from './truck-operation.rules.ts';
import { truckOperationStates } from './truck-operation.states.ts';
import { TRUCK_OPERATION_PAGE } from './truck-operation-page.ts';

const kept = { owner: 'system' } as const;
const posted = { fixed: true } as const;
const sum = { ...kept, required: true, default: 0 } as const;

/** What a truck costs and gains on the way, and the money its driver is given for it (transport.md 3). */
export const truckOperation = defineEntity({
  name: 'truck-operation',
  module: 'transport',
  title: 'number',
  scope: 'branch',
  ownedBy: ['driver'],
  asks: { create: ['back_date_sale', 'create_payment', 'verify_expense'] },
  states: truckOperationStates,
  payable: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    kind: f.choice(OPERATION_KINDS, { ...posted, required: true }),
    date: f.date(posted),
    truck_order: f.ref('truck-order', posted),
    truck: f.ref('truck', { ...posted, required: true }),
    driver: f.ref('user', kept),
    fuel_litres: f.quantity(posted),
    price: f.money(posted),
    /** What of the own store it took. */
    product: f.ref('product', posted),
    full_tank: f.flag({ default: false }),
    missed_before: f.flag({ default: false }),
    odometer: f.quantity(),
    /** A reading far above the one before is looked at twice. */
    reading_is_right: f.flag({ once: true }),
    /** Of a claim: which cargo was lost or damaged, and whose debt it is set against. */
    cargo: f.ref('cargo', posted),
    claimant: f.ref('customer', kept),
    /** With its VAT; of fuel the litres at their price where left out, from the own store what they had cost. */
    cost: f.money(posted),
    amount_gained: f.money(posted),
    expense_type: f.ref('expense-type', posted),
    paid_from: f.choice(PAID_FROM, { ...posted, default: 'account' }),
    account: f.ref('account', { ...posted, pays: ['cost', 'fee'], paysWhere: { kind: PAYS_OUT } }),
    fee: f.money(posted),
    supplier: f.ref('supplier', posted),
    due_date: f.date(posted),
    has_receipt: f.flag({ ...posted, default: false }),
    receipt_number: f.text({ ...posted, max: 60, search: true }),
    receipt_date: f.date({ ...posted, day: 'any' }),
    receipt_tax: f.money(kept),
    tax_type: f.choice(['standard', 'exempt'], posted),
    net_amount: f.money(sum),
    tax: f.money(sum),
    total_amount: f.money(sum),
    paid_amount: f.money(sum),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffTruckOperation' }),
    remain_amount: f.money(sum),
    /** Where its cost stands in the books, whatever its type says later. */
    ledger_code: f.text({ ...kept, max: 20 }),
    /** When a statement of the station told the same. */
    confirmed_on: f.date(kept),
    current_location: f.text({ max: 120 }),
    status: f.state(truckOperationStates),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(truckOperationStates, 'posted'),
    fuel: (e) => e.and(e.eq('kind', 'fuel'), counts(truckOperationStates)),
    income: (e) => e.and(e.eq('kind', 'income'), counts(truckOperationStates)),
    unpaid: (e) => e.and(e.gt('remain_amount', 0), counts(truckOperationStates)),
  },
  filters: ['truck', 'truck_order', 'driver', 'kind', 'paid_from', 'supplier', 'date', 'status'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'kind',
      'truck',
      'truck_order',
      'driver',
      'paid_from',
      'total_amount',
      'status',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  form: [
    {
      key: 'main',
      rows: [
        ['truck_order', 'truck'],
        ['kind', 'date'],
        ['fuel_litres', 'price', 'product'],
        ['full_tank', 'missed_before'],
      ],
    },
    {
      key: 'money',
      rows: [
        ['cost', 'amount_gained', 'cargo', 'expense_type'],
        ['paid_from', 'account', 'fee'],
        ['supplier', 'due_date'],
        ['has_receipt', 'tax_type'],
        ['receipt_number', 'receipt_date'],
      ],
    },
    { key: 'road', rows: [['odometer', 'reading_is_right'], ['current_location'], ['remarks']] },
  ],
  carriedOver: ['truck_order', 'truck', 'date', 'paid_from', 'account'],
  page: TRUCK_OPERATION_PAGE,
  names: { plural: 'truck_operations' },
});
