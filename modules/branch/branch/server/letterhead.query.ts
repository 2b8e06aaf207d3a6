import { z } from 'zod';
import { NotFound } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { Letterhead } from '../branch.entity.ts';
import { letterheadAnswer } from '../branch-questions.answer.ts';
import { waysToBePaid } from './ways-to-be-paid.ts';

/** The head of the papers of the branch of the call. Every customer takes it home, so every cashier may see it. */
export const letterhead = defineQuery({
  name: 'branch.letterhead',
  route: 'GET api/branch/letterhead',
  permission: 'free_access',
  input: z.strictObject({}),
  answers: letterheadAnswer,
  async run(context) {
    const head = await readLetterhead(context);
    if (!head) throw NotFound();
    return head;
  },
});

/** The head of the papers of the branch of the call, with where its customers can pay. */
export async function readLetterhead(
  context: Pick<ActorContext, 'services' | 'tx' | 'branch'>,
): Promise<Letterhead | undefined> {
  const { tx, branch } = context;
  const [head] = await tx.query<Omit<Letterhead, 'pay_to'>>(
    `select u.name as business_name, b.name, b.phone_number, b.email, b.pobox, b.region, b.district, b.ward,
            b.tin_number, b.vrn_number, b.logo_id, b.signature_id, b.time_zone
       from branches b join businesses u on u.business_id = b.business_id
      where b.id = $1`,
    [branch.id],
  );
  return head && { ...head, pay_to: await waysToBePaid(context, branch.id) };
}
