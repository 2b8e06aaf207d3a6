import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Accounts that money can go into or out of; the one used first stands first, those of other branches last. */
export const WAYS_TO_PAY = many({
  id: f.id('account'),
  name: f.text(),
  type: f.text(),
  /** Of an account of another branch which one that is. */
  branch_name: maybe(f.text()),
});

/** What every form of something that is bought or spent must know. */
export const FORM_TERMS = {
  today: f.date(),
  accounts: WAYS_TO_PAY,
  vat: one({ registered: f.flag(), standard_rate: f.integer(), special_rate: f.integer() }),
  /** How old a fiscal receipt may be for its VAT to be claimed. */
  vat_claim_months: f.integer(),
};
