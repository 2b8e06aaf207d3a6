import { f } from '#core/fields.ts';

/** A note or a coin, and how many of it there are. */
export const DENOMINATION = {
  value: f.money({ required: true }),
  is_coin: f.flag({ required: true }),
  count: f.integer({ required: true }),
};

/** Notes and coins as somebody says them. */
const denominations = f.lines({
  value: DENOMINATION.value,
  is_coin: f.flag({ default: false }),
  count: f.integer({ required: true, min: 0, max: 100_000 }),
});

/** A note of whoever opened, counted or looked. */
export const REMARKS = { max: 1000 } as const;

/** What was found in the drawer: an amount, or how many of each note and coin. */
export const COUNT = { counted: f.money(), denominations, remarks: f.text(REMARKS) };

/** What was counted as the shift ended, and what stays in the drawer. */
export const CLOSING = {
  ...COUNT,
  /** All of it where left out. */
  stays: f.money(),
  /** Where the rest goes; the safe of the branch where left out. */
  rest_account: f.ref('account'),
  /** What phone and card machine show that the shift took. */
  others: f.lines({
    account: f.ref('account', { required: true }),
    counted: f.money({ required: true }),
  }),
  /**
   * It is a first count: one that differs by more than the limit is kept and posts nothing, and the shift stays open to be
   * counted again. Refused where a first count is on record already.
   */
  asks_again: f.flag({ default: false }),
};
