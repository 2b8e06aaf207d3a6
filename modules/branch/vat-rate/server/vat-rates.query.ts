import { z } from 'zod';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { vatRatesAnswer } from '../vat-rates.answer.ts';
import { vatRatesOfBranch } from './vat-rates-of-branch.ts';

/** Since when the branch one works in charges which VAT, and what is to come. */
export const vatRates = defineQuery({
  name: 'vat-rate.of-branch',
  route: 'GET api/branch/vat',
  permission: 'access_branch_settings',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: vatRatesAnswer,
  async run(context) {
    if (context.input.id !== context.branch.id) throw NotFound();
    return vatRatesOfBranch(context, context.branch.settings);
  },
});
