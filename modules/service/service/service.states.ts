import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { WAITS_FOR } from './service-fields.ts';

/** Of a job that is billed or given up only these change. */
const NOTES = ['remarks'] as const;

/** What becomes of a part that comes back: to the shelf, or it is spoiled. */
export const GOODS = ['restock', 'scrap'] as const;

/** How work ended. */
export const RESULTS = ['done', 'not_possible', 'not_wanted'] as const;

/** What a bill asks in some cases, beside the right to change a job (point of sale, `sale-asks.ts`). */
export const BILL_ASKS = ['modify_customer', 'sale_on_credit'] as const;

/** What is paid into which account; all that is left to pay where no amount is said. */
const PAID = { account: f.ref('account'), paid: f.money(), reference: f.text({ max: 60 }) };

/** Who agreed to how much; what he was told where no amount is said. */
const ACCEPTED = { accepted_by: f.text({ max: 120 }), amount: f.money() };

/** What is said as the work is finished: how it ended, and what is paid at once; the customer owes the rest. */
const FINISH = {
  result: f.choice(RESULTS, { default: 'done' }),
  ...PAID,
  /** Of a guest in the house, who pays the rest as he leaves. */
  room: f.ref('room'),
};

/** What a customer pays ahead for a job. */
const DEPOSIT = {
  amount: f.money({ required: true }),
  account: f.ref('account', { required: true }),
  reference: f.text({ max: 60 }),
};

/** To whom and to when a job goes; where no end is said it takes as long as it did. */
const MOVE = {
  assignee: f.ref('user'),
  /** Without one it lies in the tray again. */
  starts: f.datetime(),
  ends: f.datetime(),
  /** Also where the branch is closed then. */
  outside_hours: f.flag({ default: false }),
  /** Whether the customer is told when he comes now. */
  inform: f.flag({ default: false }),
};

/** A part that somebody takes for a job: it is added to what was taken of it before. */
const TAKE_PART = {
  product: f.ref('product', { required: true }),
  quantity: f.quantity({ default: 1 }),
};

/** A part that comes back after the work was done: whether it can be sold again, and where money for it goes out of. */
const RETURN_PART = {
  product: f.ref('product', { required: true }),
  quantity: f.quantity({ default: 1 }),
  goods: f.choice(GOODS, { default: 'restock' }),
  account: f.ref('account', { pays: [] }),
};

/** What is charged although the work was given up, such as the diagnosis, and where money goes. */
const CANCEL = { charge: f.money(), account: f.ref('account', { pays: [] }) };

/**
 * A job waits, is worked on, and ends done or cancelled. Finishing it sells work and parts: the sale posts, moves the parts and
 * is paid, and is voided with the job. Whether the customer has fetched the item is told apart from that (services.md 4).
 */
export const serviceStates = defineStates({
  field: 'status',
  first: 'pending',
  also: ['history'],
  states: {
    pending: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'warning',
      waits: true,
      to: {
        start: 'in_progress',
        estimate: 'pending',
        accept: 'pending',
        decline: 'pending',
        take_deposit: 'pending',
        take_part: 'pending',
        inform: 'pending',
        move: 'pending',
        cancel: 'cancelled',
      },
    },
    in_progress: {
      open: 'all',
      books: 'nothing',
      deleted: 'no',
      tone: 'info',
      waits: true,
      to: {
        finish: 'done',
        wait: 'in_progress',
        resume: 'in_progress',
        estimate: 'in_progress',
        accept: 'in_progress',
        decline: 'in_progress',
        take_deposit: 'in_progress',
        take_part: 'in_progress',
        inform: 'in_progress',
        move: 'in_progress',
        cancel: 'cancelled',
      },
    },
    done: {
      open: NOTES,
      books: 'nothing',
      deleted: { first: 'void' },
      tone: 'success',
      to: {
        collect: 'done',
        return_part: 'done',
        inform: 'done',
        verify: 'done',
        unverify: 'done',
        void: 'void',
      },
    },
    cancelled: {
      open: NOTES,
      books: 'nothing',
      deleted: { first: 'void' },
      tone: 'neutral',
      counts: false,
      to: { void: 'void' },
    },
    /** Done before it was entered: nothing of it was ever posted, and it stands in no sum. */
    history: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
    void: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    start: { right: 'modify_service' },
    estimate: { right: 'modify_service', fields: { amount: f.money() } },
    accept: { right: 'modify_service', needs: 'waiting', fields: ACCEPTED },
    decline: { right: 'modify_service', needs: 'waiting', reason: 'optional' },
    wait: {
      right: 'modify_service',
      fields: { waits_for: f.choice(WAITS_FOR, { default: 'parts' }) },
      reason: 'optional',
    },
    resume: { right: 'modify_service', needs: 'waiting' },
    finish: { right: 'modify_service', fields: FINISH, offered: ['room'], sometimes: BILL_ASKS },
    take_deposit: { right: 'modify_service', fields: DEPOSIT, sometimes: ['create_payment'] },
    take_part: { right: 'modify_service', fields: TAKE_PART, hasForm: true },
    return_part: {
      right: 'modify_service',
      fields: RETURN_PART,
      reason: 'optional',
      hasButton: true,
    },
    collect: {
      right: 'modify_service',
      fields: { collected_by: f.text({ max: 120 }), ...PAID },
      unless: 'collected_at',
      sometimes: ['create_payment', 'sale_on_credit'],
    },
    cancel: {
      right: 'modify_service',
      fields: CANCEL,
      reason: 'required',
      sometimes: [...BILL_ASKS, 'create_payment'],
    },
    move: { right: 'modify_service', fields: MOVE, hasForm: true },
    // Whoever has his item is told nothing more.
    inform: { right: 'modify_service', needs: 'customer_id', unless: 'collected_at' },
    verify: { right: 'modify_service' },
    unverify: { right: 'modify_service', needs: 'is_verified' },
    void: { right: 'delete_service', reason: 'required', unless: 'is_verified' },
  },
});
