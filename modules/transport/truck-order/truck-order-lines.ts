import { f } from '#core/fields.ts';

/** What other customers pay of the freight of a trip. */
export const SHARES = {
  customer: f.ref('customer', { required: true }),
  net_amount: f.money({ required: true }),
  tax: f.money({ required: true }),
  total_amount: f.money({ required: true }),
};

/** Freight that was taken back of a cargo of which not all arrived. */
export const CREDITS = {
  date: f.date({ required: true }),
  cargo: f.ref('cargo', { required: true }),
  customer: f.ref('customer', { required: true }),
  quantity: f.quantity({ required: true }),
  net_amount: f.money({ required: true }),
  tax: f.money({ required: true }),
  total_amount: f.money({ required: true }),
};

/** What happened on the way, in the order in which it was told: a step, or a note of whoever is with the truck. */
export const EVENTS = {
  kind: f.choice(['load', 'depart', 'deliver', 'note'], { required: true }),
  at: f.datetime({ required: true }),
  /** What the clock of a phone said, where that could not be. */
  claimed_at: f.datetime(),
  by: f.ref('user'),
  text: f.text({ max: 500 }),
};

/** What another truck drove of a trip before it was changed on the way. */
export const SEGMENTS = {
  truck: f.ref('truck', { required: true }),
  driver: f.ref('user'),
  since: f.datetime(),
  until: f.datetime(),
  loaded_on: f.date(),
  ended_on: f.date(),
  odometer_out: f.quantity(),
  odometer_in: f.quantity(),
};

const byServer = { owner: 'system' } as const;

/** Who took the goods, what was photographed where they were handed over, and how he signed on the phone of the driver. */
export const PROOF = {
  received_by: f.text({ ...byServer, max: 120 }),
  proof_photo: f.image(byServer),
  signature: f.image(byServer),
};

/** By it the customer finds the page of his transport, without a login (decision 166). */
export const LINK = { link_code: f.text({ ...byServer, internal: true, max: 16 }) };
