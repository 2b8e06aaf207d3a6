import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { hasSecondFactor, OwnFactorFirst } from '#modules/employee/public.ts';
import { requireProof } from '#server-kit/auth/require-proof.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OnlyOwnersDemandFactors } from '../../errors.ts';
import { holdsAllOfSupport } from '../../support/server/require-all-of-support.ts';
import { TWO_FACTOR_TEXTS } from '../two-factor.words.ts';

/**
 * Demands a second factor of everybody in the business, or of nobody any more (ASVS 5.0, 6.3.3). Only a whole owner does, in
 * a session of his own, and only with a factor of his own: nobody locks himself out.
 */
export const demandTwoFactor = defineCommand({
  name: 'business.demand-two-factor',
  route: 'PUT api/business/two-factor',
  permission: 'access_branch_settings',
  isPersonal: true,
  fields: { requires_two_factor: f.flag({ required: true }) },
  async run(context) {
    const { tx, actor, input, language } = context;
    if (actor.account_type !== 'owner' || !actor.session_id) throw OnlyOwnersDemandFactors();
    if (!(await holdsAllOfSupport(context))) throw OnlyOwnersDemandFactors();
    requireProof(context);
    if (!(await hasSecondFactor(context))) throw OwnFactorFirst();
    const before = await tx.lock(business, actor.business_id);
    await tx.save(business, before, { requires_two_factor: input.requires_two_factor });
    return say(
      input.requires_two_factor ? TWO_FACTOR_TEXTS.demanded : TWO_FACTOR_TEXTS.notDemanded,
      language,
    );
  },
});
