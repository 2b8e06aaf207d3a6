import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branch as branchEntity } from '../../branch/branch.entity.ts';
import { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { vatRatesAnswer } from '../vat-rates.answer.ts';
import { saveVatRate } from './save-vat-rate.ts';
import { vatRatesOfBranch } from './vat-rates-of-branch.ts';

/**
 * Registers the branch for VAT from a day on, changes its rates from a day on, or ends the registration. Whoever registers
 * says the number that the authority gave (tanzania.md, section 5).
 */
export const setVatRate = defineCommand({
  name: 'vat-rate.set',
  route: 'PUT api/branch/vat',
  permission: 'access_branch_settings',
  fields: {
    id: f.id('branch', { required: true }),
    since: f.date({ required: true, day: 'any' }),
    registered: f.flag({ required: true }),
    standard_rate: f.percent({ required: true }),
    special_rate: f.percent({ required: true }),
    vrn_number: f.text({ max: 20 }),
  },
  answers: vatRatesAnswer,
  async run(context) {
    const { id, vrn_number, ...wanted } = context.input;
    if (id !== context.branch.id) throw NotFound();
    const settings = await context.tx.lock(branchSettings, id);
    if (wanted.registered) await keepNumber(context, vrn_number);
    await saveVatRate(context, wanted);
    return vatRatesOfBranch(context, settings);
  },
});

async function keepNumber({ tx, branch }: CommandContext, vrn: string | null): Promise<void> {
  const here = await tx.lock(branchEntity, branch.id);
  if (!vrn && !here.vrn_number) throw new InvalidFields({ vrn_number: { key: 'required' } });
  if (vrn && vrn !== here.vrn_number) await tx.save(branchEntity, here, { vrn_number: vrn });
}
