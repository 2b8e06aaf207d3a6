import { f } from '#core/fields.ts';

/**
 * What it owes for the system and until when it has paid, and up to when its books are closed: for everybody, and for all but
 * those who may post there and say why. Commands of their own change it.
 */
export const branchTerms = {
  service_fee: f.money({ owner: 'system' }),
  paid_until: f.date({ owner: 'system' }),
  lock_date: f.date({ owner: 'system' }),
  soft_lock_date: f.date({ owner: 'system' }),
};
