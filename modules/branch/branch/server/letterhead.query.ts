import { z } from 'zod';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { Letterhead } from '../branch.entity.ts';
import { waysToBePaid } from './ways-to-be-paid.ts';

/** The head of the papers of the branch of the call. Every customer takes it home, so every cashier may see it. */
export const letterhead = defineQuery({
  name: 'branch.letterhead',
  route: 'GET api/branch/letterhead',
  permission: 'free_access',
  input: z.strictObject({}),
  run: ({ tx, branch }) => readLetterhead(tx, branch.id),
});

export async function readLetterhead(tx: Tx, branchId: string): Promise<Letterhead | undefined> {
  const [head] = await tx.query<Omit<Letterhead, 'pay_to'>>(
    `select u.name as business_name, b.name, b.phone_number, b.email, b.pobox, b.region, b.district, b.ward,
            b.tin_number, b.vrn_number, b.logo_id, b.signature_id, b.time_zone
       from branches b join businesses u on u.business_id = b.business_id
      where b.id = $1`,
    [branchId],
  );
  return head && { ...head, pay_to: await waysToBePaid(tx, branchId) };
}
