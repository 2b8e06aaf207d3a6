import { z } from 'zod';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { holdsRight } from '#modules/employee/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { account } from '../../account/account.entity.ts';
import { transactionTermsAnswer } from '../transaction-terms.answer.ts';

interface Place {
  id: string;
  name: string;
  type: string;
  branch_id: string;
  branch_name: string;
  balance: bigint;
}

/** What a mover of money must see: the accounts of the branch, and those of other branches where he may move money too. */
export const transactionTerms = defineQuery({
  name: 'transaction.terms',
  route: 'GET api/transaction/terms',
  permission: 'create_transaction',
  input: z.strictObject({}),
  answers: transactionTermsAnswer,
  async run(context) {
    const { tx, actor, branch, clock } = context;
    const mayMoveIn = await holdsRight(context, 'create_transaction');
    const places = await tx.query<Place>(
      `select a.id, a.name, a.type, a.branch_id, b.name as branch_name,
              (select coalesce(sum(m.debit - m.credit), 0) from account_months m
               where m.business_id = a.business_id and m.account_code = a.ledger_code)::bigint as balance
       from ${account.table} a join ${branchEntity.table} b on b.business_id = a.business_id and b.id = a.branch_id
       where a.branch_id = any($1) and a.currency = $2 and a.ledger_code is not null
         and a.deleted_at is null and b.deleted_at is null
       order by a.branch_id <> $3, b.name, a.type <> 'cash in hand', not a.is_default, a.name, a.id`,
      [actor.branch_ids.filter(mayMoveIn), branch.currency, branch.id],
    );
    return {
      today: today(clock, branch),
      accounts: places.map(({ balance, branch_id, branch_name, ...place }) => {
        const isOwn = branch_id === branch.id;
        return { ...place, branch_name: isOwn ? null : branch_name, balance: isOwn ? balance : null };
      }),
    };
  },
});
