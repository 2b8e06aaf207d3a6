import { z } from 'zod';
import { InvalidFields } from '#core/errors.ts';
import { percent } from '#core/fields/amounts.ts';
import { isDay } from '#core/fields/dates.ts';
import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branch as branchEntity } from '../../branch/branch.entity.ts';
import { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { keepVatRate } from './keep-vat-rate.ts';
import { vatRatesOnWire } from './vat-rates-on-wire.ts';

const rate = percent.schema(f.percent({ required: true }), { currency: 'TZS' }) as z.ZodType<number>;

/**
 * Registers the branch for VAT from a day on, changes its rates from a day on, or ends the registration. Whoever registers
 * says the number that the authority gave (tanzania.md, section 5).
 */
export const setVatRate = defineCommand({
  name: 'vat-rate.set',
  route: 'PUT api/branch/vat',
  permission: 'access_branch_settings',
  input: z.strictObject({
    id: z.uuid('not_id'),
    since: z.string('not_date').refine(isDay, { error: 'not_date' }),
    registered: z.boolean({ error: 'not_flag' }),
    standard_rate: rate,
    special_rate: rate,
    vrn_number: z.string('not_text').trim().max(20, 'too_long').optional(),
  }),
  async run(context) {
    const { id, vrn_number, ...wanted } = context.input;
    if (id !== context.branch.id) throw NotFound();
    const settings = await context.tx.lock(branchSettings, id);
    if (wanted.registered) await keepNumber(context, vrn_number);
    await keepVatRate(context, wanted);
    return vatRatesOnWire(context, settings);
  },
});

async function keepNumber({ tx, branch }: CommandContext, vrn: string | undefined): Promise<void> {
  const here = await tx.lock(branchEntity, branch.id);
  if (!vrn && !here.vrn_number) throw new InvalidFields({ vrn_number: { key: 'required' } });
  if (vrn && vrn !== here.vrn_number) await tx.save(branchEntity, here, { vrn_number: vrn });
}
