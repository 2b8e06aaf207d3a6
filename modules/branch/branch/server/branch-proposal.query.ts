import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { vatOfBusiness } from '../../vat-rate/server/vat-of-business.ts';
import { branch as branchEntity } from '../branch.entity.ts';
import { branchProposalAnswer } from '../branch-questions.answer.ts';

/** What the form of a new branch begins with: the trade, the tax numbers and the VAT of the business it belongs to. */
export const branchProposal = defineQuery({
  name: 'branch.proposal',
  route: 'GET api/branch/proposal',
  permission: branchEntity.permissions.create,
  input: z.strictObject({}),
  answers: branchProposalAnswer,
  async run(context) {
    const { tx, branch } = context;
    const vat = await vatOfBusiness(context);
    const [here] = await tx.query<{ tin_number: string | null; business_type: string }>(
      `select tin_number, business_type from ${branchEntity.table} where id = $1`,
      [branch.id],
    );
    return {
      business_type: here?.business_type ?? null,
      vat_registered: vat !== null,
      tin_number: here?.tin_number ?? null,
      vrn_number: vat?.vrn_number ?? null,
    };
  },
});
