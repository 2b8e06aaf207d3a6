import { z } from 'zod';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';

/** What stands at the head of the papers of a branch. */
export interface LetterheadOfBranch {
  business_name: string;
  name: string;
  phone_number: string | null;
  email: string | null;
  pobox: string | null;
  region: string | null;
  district: string | null;
  ward: string | null;
  tin_number: string | null;
  vrn_number: string | null;
  logo_id: string | null;
  time_zone: string;
}

/** The head of the papers of the branch of the call. Every customer takes it home, so every cashier may see it. */
export const letterhead = defineQuery({
  name: 'branch.letterhead',
  route: 'GET api/branch/letterhead',
  permission: 'free_access',
  input: z.strictObject({}),
  run: ({ tx, branch }) => readLetterhead(tx, branch.id),
});

export async function readLetterhead(tx: Tx, branchId: string): Promise<LetterheadOfBranch | undefined> {
  const [head] = await tx.query<LetterheadOfBranch>(
    `select u.name as business_name, b.name, b.phone_number, b.email, b.pobox, b.region, b.district, b.ward,
            b.tin_number, b.vrn_number, b.logo_id, b.time_zone
       from branches b join businesses u on u.business_id = b.business_id
      where b.id = $1`,
    [branchId],
  );
  return head;
}
