import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import type { CommandOperation } from '#server-kit/operation/operation.ts';
import { exampleInput } from '#server-kit/testing/example-body.ts';
import { OWNER_PASSWORD } from './people.ts';

/** What a body can name: rows of one business by their entity, and what it was founded with. */
export interface AtHand {
  ids: Readonly<Record<string, string>>;
  branchId: string;
  userId: string;
  /** Where opening stock lies. */
  storeId: string;
  /** The drawer of the branch. */
  cashId: string;
  /** A cargo that no other call changes; where there is one. */
  cargoToSplit?: string;
  /** Finished work and a part of it, which can come back; where there is one. */
  finishedWork?: { id: string; product_id: string };
}

const SAVED_VIEW = {
  name: 'x',
  is_shared: false,
  view: { condition: 'all', sort: 'name', order: 1, filters: {}, columns: null, density: 'normal' },
};

const WRITTEN_BY_HAND = {
  lines: [
    { account: '6090', debit: 5, credit: null, note: 'x' },
    { account: '2220', debit: null, credit: 5, note: 'x' },
  ],
};

const voidedLines = ({ ids }: AtHand) => ({
  lines: [
    {
      id: newId(),
      product_id: ids.product,
      unit: 'piece',
      quantity: 2,
      unit_price: 1000,
      cart: newId(),
      removed_at: '2026-01-05T08:00:00Z',
    },
  ],
});

/** An amount or a part, one of the two. */
const LEVY = { levies: [{ name: 'Bed levy', amount: 500, percent: null }] };

/** Where somebody said of which store it is. */
const inStore = ({ storeId }: AtHand) => (storeId ? { store_id: storeId } : {});

/** What is paid goes into the drawer. */
const intoDrawer = ({ cashId }: AtHand) => (cashId ? { account_id: cashId } : {});

const WHOLE_CARGO = 1_000_000;
let split = 0;

type Body = Readonly<Record<string, unknown>>;

/**
 * What the fields of a call do not say of a body that its command accepts, by the name of the operation. The tests of every
 * call (contract, rights, hostile input) derive bodies from the fields and lay these over them, lines over lines; a command
 * whose body they cannot derive needs a line here and nothing else. Is there no row of its entity yet, this call makes it.
 */
export const GOOD_BODIES: Readonly<Record<string, (atHand: AtHand) => Body>> = {
  'user.create': () => ({ password: 'Mlango-wa-3', account_type: 'employee' }),
  'user.change-password': () => ({ current_password: OWNER_PASSWORD, new_password: OWNER_PASSWORD }),
  'business.demand-two-factor': () => ({ requires_two_factor: false }),
  'branch.change-settings': ({ branchId }) => ({
    id: branchId,
    primary_color: '#00ADD8',
    paper_size: 'A4',
    invoice_validity: 30,
    vat_rate: 18,
    vat_registered: false,
    day_starts_at: '00:00',
    remarks: 'x',
  }),
  'saved-view.create': () => ({ list: 'product', ...SAVED_VIEW }),
  'saved-view.update': () => SAVED_VIEW,
  'branch.lock-books': ({ branchId }) => ({ id: branchId, lock_date: null, reason: 'x' }),
  'business.begin-books': () => ({ books_begin: '2025-01-01' }),
  'vat-rate.set': ({ branchId }) => ({
    id: branchId,
    since: '2999-01-01',
    registered: false,
    standard_rate: 18,
    special_rate: 0,
    vrn_number: '40-001234-X',
  }),
  'debt.create': () => ({ kind: 'creditor', person: 'Baraka', amount: 50_000 }),
  'payment.create': ({ cashId }) => ({ account_id: cashId, mode: 'cash', amount: 5 }),
  'payment.pay-back': ({ cashId }) => ({ account_id: cashId, mode: 'cash', amount: 0.01 }),
  'payment.pay-system': ({ cashId }) => ({
    ...{ system_type: 'system_update', days: null, covers_from: null },
    ...{ account_id: cashId, mode: 'cash', amount: 5, fee: 0 },
  }),
  'debt-history.create': ({ cashId }) => ({ account_id: cashId, mode: 'cash', amount: 0.01 }),
  'expense.create': ({ cashId }) => ({
    amount: 50,
    payments: [{ account_id: cashId, mode: 'cash', amount: 5 }],
  }),
  'recurring-expense.create': () => ({ starts_on: '2099-01-31', ends_on: null }),
  'expense.pay': ({ cashId }) => ({ account_id: cashId, mode: 'cash', amount: 0.01 }),
  'transaction.create': ({ cashId }) => ({
    ...{ type: 'deposit', account_id: cashId, to_account_id: null, amount: 5, fee: 0 },
    ...{ counterpart: 'income', expense_type_id: null },
  }),
  'message-template.create': () => ({ text_en: 'Hello {name}' }),
  'message.create': () => ({ audience: 'numbers', numbers: ['0754112233'], text: 'Hello', sends_at: null }),
  'message.preview': () => ({ audience: 'numbers', numbers: ['0754112233'], text: 'Hello', sends_at: null }),
  'vat-settlement.create': () => ({ date_to: '2026-10-31' }),
  'vat-settlement.update': () => ({ date_to: '2026-10-31' }),
  'year-close.close': () => ({ year: 2025 }),
  'year-close.reopen': () => ({ year: 2025, reason: 'x' }),
  'manual-entry.create': () => WRITTEN_BY_HAND,
  'manual-entry.update': () => WRITTEN_BY_HAND,
  // Each of them is another event, or the second one would be a duplicate.
  'transaction-message.create': () => ({
    text: `You have received TZS 5,000 from ASHA MUSHI 0713445566. Balance: TZS 9,000. ${newId()}`,
    ...{ account_id: null, sender: 'HaloPesa' },
  }),
  'transaction-message.match': () => ({ counterpart: 'income', account_id: null, to_account_id: null }),
  'product.create': () => ({ selling_price: 1000, opening_stock: 100_000 }),
  'product.open-stock': () => ({ quantity: 5, total_cost: 3000 }),
  'batch.correct': ({ ids }) => ({ id: ids.batch, expire_date: '2027-01-05', reason: 'Read wrongly' }),
  'batch.write-off-expired': () => ({ date: '2026-01-05' }),
  'sale.checkout': ({ storeId, cashId }) => ({
    store_id: storeId,
    lines: [{ quantity: 5 }],
    payments: [{ account_id: cashId, mode: 'cash', amount: 5000 }],
  }),
  // What is split is a cargo of its own, which nobody changes meanwhile, and each time less of it stays than the time before.
  'cargo.create': () => ({ quantity: WHOLE_CARGO }),
  'cargo.split': ({ cargoToSplit, ids }) => {
    split += 1;
    return { id: cargoToSplit ?? ids.cargo, quantity: WHOLE_CARGO - split };
  },
  'truck-order.create': () => ({
    ...{ starts: '2026-01-06T06:00:00Z', ends: '2026-01-07T06:00:00Z' },
    ...{ trailer_id: null, helper_id: null, cargos: [] },
  }),
  // In the room that everybody names each of them is another night, or the second attempt would be refused.
  'booking.create': ({ ids }) => {
    if (!ids.room) return { check_in: '2030-01-01', check_out: '2030-01-03' };
    const check_in = addDays('2031-01-01', Math.floor(Math.random() * 300_000));
    return { room_id: ids.room, check_in, check_out: addDays(check_in, 1) };
  },
  'booking.book-group': () => {
    const check_in = addDays('2031-01-01', Math.floor(Math.random() * 300_000));
    return { rooms: 1, check_in, check_out: addDays(check_in, 1) };
  },
  // Each of them is another day, or the second attempt would meet the first.
  'user.enter-leave': ({ userId }) => ({
    ...{ user_id: userId, since: addDays('2031-01-01', Math.floor(Math.random() * 300_000)), until: null },
  }),
  'service.finish': intoDrawer,
  'service.collect': intoDrawer,
  // Less of it comes back than it has, however often it is asked.
  'service.return-part': ({ finishedWork, ...atHand }) => ({
    ...finishedWork,
    ...intoDrawer(atHand),
    quantity: 1,
  }),
  'booking.extend': () => ({ check_out: '2030-01-04' }),
  'truck-operation.create': ({ cashId }) => ({
    ...{ kind: 'income', amount_gained: 5, paid_from: 'account' },
    ...(cashId ? { account_id: cashId } : {}),
  }),
  // Each of them is another room, or the second attempt would be refused for its number.
  'room.report-fault': () => ({ reason: 'The tap drips', closes: false }),
  'room.care': () => ({ was: 'clean', housekeeping: 'clean' }),
  'room-type.create': () => LEVY,
  'room-type.update': () => LEVY,
  'approval.give': ({ userId }) => ({ document: newId(), approver_id: userId, pin: '2580' }),
  'room.create-several': () => ({ first: `${newId().slice(-8)}-1`, count: 2 }),
  'shift.open': () => ({ float: 5 }),
  'shift.close': () => ({ counted: 5 }),
  'shift.recount': () => ({ counted: 5 }),
  'shift.cash-in': () => ({ counterpart: 'income' }),
  'shift.cash-out': () => ({ counterpart: 'drawings', amount: 1 }),
  'sale.return': ({ cashId }) => ({
    lines: [{ quantity: 1 }],
    refunds: [{ account_id: cashId, mode: 'cash', amount: 1000 }],
  }),
  // More cash than is due is change.
  'sale.exchange': ({ storeId, cashId }) => ({
    ...{ return_id: newId(), store_id: storeId, exchanged_amount: 1000, refunds: [] },
    payments: [{ account_id: cashId, mode: 'cash', amount: 500 }],
    ...{ back: [{ quantity: 1 }], lines: [{ quantity: 1 }] },
  }),
  'invoice.deliver': () => ({ date: null, lines: [{ line_no: 1, unit: null, quantity: 1, pieces: null }] }),
  'invoice.return': () => ({ lines: [{ quantity: 1 }], refunds: [{ mode: 'credit', amount: 1000 }] }),
  'purchase.create': ({ ids, storeId, cashId }) => ({
    store_id: storeId,
    supplier_id: ids.supplier,
    tax_mode: 'inclusive',
    lines: [{ quantity: 5, price: 600 }],
    payments: [{ account_id: cashId, mode: 'cash', amount: 3000 }],
    costs: [{ title: 'Lorry', amount: 100, account_id: cashId, mode: 'cash' }],
  }),
  'purchase.return': () => ({ lines: [{ quantity: 1 }], refunds: [{ mode: 'deposit', amount: 600 }] }),
  'invoice.create': inStore,
  'quote.create': inStore,
  'quote.convert': ({ cashId }) => ({
    ...{ to: 'sale', prices: 'quoted' },
    payments: [{ account_id: cashId, mode: 'cash', amount: 5000 }],
  }),
  'parked-cart.park': () => ({ id: newId(), name: 'Asha', amount: 1000, lines: [{ quantity: 1 }] }),
  'purchase-order.create': inStore,
  'purchase-order.receive': () => ({ lines: [{ quantity: 1 }] }),
  'purchase-order.return': () => ({ lines: [{ quantity: 1 }] }),
  'purchase.bill': () => ({ lines: [{ quantity: 1 }] }),
  'stock-adjustment.create': (atHand) => ({
    ...inStore(atHand),
    ...{ type: 'increase', adjustment_quantity: 1 },
  }),
  'stock-adjustment.create-several': () => ({ lines: [{ type: 'increase', adjustment_quantity: 1 }] }),
  'stock-take.create': ({ storeId }) => ({ store_id: storeId }),
  'stock-take.count': () => ({ lines: [{ counted: 3 }] }),
  'purchase.landed-cost': ({ cashId }) => ({ amount: 100, account_id: cashId, mode: 'cash' }),
  'voided-line.note': voidedLines,
  'voided-line.note-of-earlier-tills': voidedLines,
  'stock-request.create': ({ ids, storeId }) => ({
    from_store_id: storeId,
    to_store_id: ids.store,
    lines: [{ requested: 5 }],
  }),
  'user.begin-two-factor': () => ({ current_password: OWNER_PASSWORD }),
  'user.give-password': () => ({ password: 'Mlango-wa-3' }),
  'user.prove': () => ({ current_password: OWNER_PASSWORD }),
  'user.end-two-factor': () => ({ current_password: OWNER_PASSWORD, code: '123456' }),
  'user.renew-recovery-codes': () => ({ current_password: OWNER_PASSWORD, code: '123456' }),
  'user.forgot-password': () => ({ username: '255799999999' }),
  'user.login': () => ({ username: '255799999999', password: OWNER_PASSWORD }),
};

/** Records that a new row needs though its definition does not say so: one of several that it could name. */
export const NAMED_BESIDE: Readonly<Record<string, string>> = {
  booking: 'room',
  'truck-operation': 'account',
  'truck-service': 'supplier',
};

/** The body of a call as its fields have it, with what is declared of it laid over: lines over lines, place by place. */
export function declaredBodyOf(
  { name, fields = {}, idempotency }: CommandOperation,
  atHand: AtHand,
): Record<string, unknown> {
  const rows: Readonly<Record<string, string>> = { ...atHand.ids, branch: atHand.branchId };
  const derived = exampleInput(fields, ({ target = '' }) => rows[target] ?? atHand.userId);
  const laid = Object.entries(GOOD_BODIES[name]?.(atHand) ?? {}).map(([key, value]) => {
    const below = derived[key];
    if (!isLines(value) || !isLines(below)) return [key, value];
    return [key, value.map((line, place) => ({ ...(below[place] ?? below[0]), ...line }))];
  });
  return { ...derived, ...(idempotency === 'document' ? { id: newId() } : {}), ...Object.fromEntries(laid) };
}

function isLines(value: unknown): value is readonly Body[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'object' && line !== null);
}
