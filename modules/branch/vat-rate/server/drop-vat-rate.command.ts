import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branch as branchEntity } from '../../branch/branch.entity.ts';
import { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { vatRate } from '../vat-rate.entity.ts';
import { VAT_RATE_TEXTS } from '../vat-rate.words.ts';
import { requireAfterSales } from './save-vat-rate.ts';

/** Takes back a change of the VAT; what held before its day goes on to hold. */
export const dropVatRate = defineCommand({
  name: 'vat-rate.drop',
  route: 'DELETE api/branch/vat',
  permission: 'access_branch_settings',
  fields: { id: f.id('vat-rate', { required: true }) },
  async run(context) {
    const { tx, branch, language, input } = context;
    await tx.lock(branchSettings, branch.id);
    const rate = await tx.lock(vatRate, input.id);
    await tx.lock(branchEntity, branch.id);
    await requireAfterSales(context, rate.since);
    await tx.remove(vatRate, [rate]);
    return say(VAT_RATE_TEXTS.removed, language);
  },
});
