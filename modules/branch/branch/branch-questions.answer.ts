import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The head of the papers of a branch, with where its customers can pay without cash. */
export const letterheadAnswer = one({
  business_name: f.text(),
  name: f.text(),
  phone_number: f.phone(),
  email: maybe(f.email()),
  pobox: maybe(f.text()),
  region: maybe(f.text()),
  district: maybe(f.text()),
  ward: maybe(f.text()),
  tin_number: maybe(f.text()),
  vrn_number: maybe(f.text()),
  logo_id: maybe(f.id('file')),
  signature_id: maybe(f.id('file')),
  time_zone: f.text(),
  pay_to: many({
    kind: f.code(['bank', 'mobile']),
    provider: maybe(f.text()),
    number: f.text(),
    name: f.text(),
  }),
});

/** What the form of a new branch begins with. */
export const branchProposalAnswer = one({
  business_type: maybe(f.text()),
  vat_registered: f.flag(),
  tin_number: maybe(f.text()),
  vrn_number: maybe(f.text()),
});
