import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The businesses on the platform, and nothing of their books; fees are in the currency of the platform. */
export const businessesAnswer = many({
  id: f.id('business'),
  name: f.text(),
  business_type: f.text(),
  created_at: f.datetime(),
  owner_name: maybe(f.text()),
  owner_phone: maybe(f.text()),
  agent_name: maybe(f.text()),
  status: f.text(),
  fees_amount: f.money(),
  commission: f.money(),
  branches: many({
    id: f.id('branch'),
    name: f.text(),
    status: f.text(),
    currency: f.code(currencyCodes),
    service_fee: maybe(f.money()),
    paid_until: maybe(f.date()),
    /** Left, today among them; null where nothing was agreed. */
    days: maybe(f.integer()),
  }),
});

/** A business as the platform sees it. */
export type SeenBusiness = WireOf<typeof businessesAnswer>[number];
/** A branch of a business as the platform sees it. */
export type SeenBranch = SeenBusiness['branches'][number];
