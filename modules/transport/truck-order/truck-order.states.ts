import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';

/** Of a trip on the road or behind it only these change. */
const NOTES = ['remarks'] as const;

/** Of one on the road its end, which may be later; its truck and driver by the step that changes them. */
const ON_THE_ROAD = ['truck', 'driver', 'ends', 'remarks'] as const;

/** Of a trip that is confirmed: what it takes is taken anew as this changes. */
const PLANNED = [
  ...['truck', 'trailer', 'driver', 'helper', 'starts', 'ends', 'route', 'customer'],
  ...['cargos', 'price', 'freight_payer', 'deposit', 'remarks'],
] as const;

const ACCOUNT = f.ref('account', { required: true });
const ADVANCE = {
  account: f.ref('account', { required: true, pays: ['amount', 'fee'] }),
  amount: f.money({ required: true }),
  fee: f.money(),
};
/** What is held back of the deposit of a trip that is given up, and out of which account the rest goes back. */
const CANCEL = { keep: f.money(), give_back: f.ref('account', { pays: ['paid_ahead', '-keep'] }) };
/** Of which cargo how much did not arrive, and what is taken off for it where that is not its share of the freight. */
const CREDIT = { cargo: f.ref('cargo'), quantity: f.quantity({ required: true }), amount: f.money() };
/** All that is open where nothing is said. */
const SETTLED = { account: ACCOUNT, amount: f.money() };

/** A truck with an overdue service is sent by whoever approves services. */
export const SENDS = ['approve_truck_service'] as const;

const ODOMETER = f.quantity({ required: true });
/** Said of a reading after which the truck would have gone very far in a day. */
const IS_RIGHT = f.flag();
/** When it happened, where that was told later; now where left out. */
const AT = f.datetime();
const LOAD = { odometer: ODOMETER, reading_is_right: IS_RIGHT, at: AT };
/** Who took the goods, and what shows it. */
const PROOF = { received_by: f.text({ max: 120 }), proof_photo: f.image(), signature: f.image() };
const NOTE = { text: f.text({ required: true, max: 500 }), at: AT };
/** Which truck goes on, who drives it and until when, where that changes too, and what both meters read. */
const CHANGE = {
  odometer: ODOMETER,
  next_truck: f.ref('truck', { required: true }),
  next_odometer: ODOMETER,
  reading_is_right: IS_RIGHT,
  driver: f.ref('user'),
  ends: f.datetime(),
};
/** What the meter read as the truck left and as it arrived, where that was typed wrong. */
const PART = f.integer({ required: true, min: 1, max: 20 });
const READINGS = { odometer_out: f.quantity(), odometer_in: f.quantity(), reading_is_right: IS_RIGHT };

/**
 * A trip takes truck and people for its time once it is confirmed, is loaded, leaves and arrives; as it is delivered the
 * customer owes its freight (transport.md 4). A trip on the road is not given up: it is delivered, wherever that is.
 */
export const truckOrderStates = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'neutral',
      to: { confirm: 'confirmed', cancel: 'cancelled' },
    },
    confirmed: {
      open: PLANNED,
      books: 'nothing',
      deleted: 'no',
      tone: 'info',
      waits: true,
      to: {
        ...{ load: 'loading', cancel: 'cancelled', advance: 'confirmed', settle: 'confirmed' },
        note: 'confirmed',
      },
    },
    loading: {
      open: ON_THE_ROAD,
      books: 'nothing',
      deleted: 'no',
      tone: 'warning',
      waits: true,
      to: {
        ...{ depart: 'in_transit', change_truck: 'loading', advance: 'loading', settle: 'loading' },
        ...{ correct_reading: 'loading', correct_part: 'loading', note: 'loading' },
      },
    },
    in_transit: {
      open: ON_THE_ROAD,
      books: 'nothing',
      deleted: 'no',
      tone: 'warning',
      waits: true,
      to: {
        deliver: 'delivered',
        change_truck: 'in_transit',
        correct_reading: 'in_transit',
        correct_part: 'in_transit',
        advance: 'in_transit',
        ...{ settle: 'in_transit', note: 'in_transit' },
      },
    },
    delivered: {
      open: NOTES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: {
        ...{ close: 'closed', settle: 'delivered', advance: 'delivered', void: 'void' },
        ...{
          credit: 'delivered',
          correct_reading: 'delivered',
          correct_part: 'delivered',
          note: 'delivered',
        },
      },
    },
    closed: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { reopen: 'delivered' },
    },
    cancelled: { open: NOTES, books: 'posted', deleted: 'no', tone: 'neutral', counts: false, to: {} },
    void: { open: NOTES, books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: {
    confirm: { right: 'modify_truck_order', reason: 'optional', sometimes: SENDS, many: true },
    load: { right: 'modify_truck_order', fields: LOAD, sometimes: SENDS },
    depart: { right: 'modify_truck_order', fields: { at: AT } },
    note: { right: 'modify_truck_order', fields: NOTE },
    change_truck: {
      right: 'modify_truck_order',
      fields: CHANGE,
      reason: 'required',
      sometimes: SENDS,
    },
    deliver: {
      right: 'modify_truck_order',
      fields: { ...LOAD, arrived: f.quantity(), ...PROOF },
      sometimes: ['modify_customer', 'sale_on_credit'],
    },
    correct_reading: { right: 'modify_truck_order', fields: READINGS, reason: 'required' },
    correct_part: {
      right: 'modify_truck_order',
      fields: { part: PART, ...READINGS },
      reason: 'required',
      hasButton: true,
    },
    credit: { right: 'modify_truck_order', fields: CREDIT, reason: 'optional' },
    advance: { right: 'create_payment', fields: ADVANCE },
    settle: { right: 'create_payment', fields: SETTLED, needs: 'advance_open' },
    close: { right: 'modify_truck_order' },
    reopen: { takesBack: true, right: 'modify_truck_order', reason: 'required' },
    cancel: {
      right: 'modify_truck_order',
      fields: CANCEL,
      reason: 'required',
      sometimes: ['create_payment'],
    },
    void: { right: 'delete_truck_order', reason: 'required' },
  },
});
