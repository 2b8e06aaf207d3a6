import { z } from 'zod';
import { allowed } from '#core/permissions.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { holdsRight } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { expenseType } from '#modules/finance/expense-type/expense-type.entity.ts';
import { balancesOf } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { shift } from '../shift.entity.ts';
import type { CashPlace } from '../shift-questions.answer.ts';
import { shiftTermsAnswer } from '../shift-questions.answer.ts';
import { EXPLAINS } from './ask-where-cash-is.ts';
import { differenceLimit } from './difference-limit.ts';

/** What whoever keeps a till must see: the tills, where cash can go, and what it can be spent on. */
export const shiftTerms = defineQuery({
  name: 'shift.terms',
  route: 'GET api/shift/terms',
  permission: 'create_sale',
  input: z.strictObject({}),
  answers: shiftTermsAnswer,
  async run(context) {
    const { actor, branch, clock } = context;
    const { registered, standard_rate } = vatOn(vatRatesOf(branch.settings), today(clock, branch));
    return {
      tills: await tillsOf(context),
      difference_limit: differenceLimit(branch),
      moves_money: allowed(actor, 'create_transaction'),
      may_explain: EXPLAINS.every((right) => allowed(actor, right)),
      places: await placesOf(context),
      expense_types: await typesOf(context),
      vat: { registered, standard_rate },
    };
  },
});

type Asking = QueryContext<unknown>;

async function tillsOf({ tx, branch, actor }: Asking) {
  const rows = await tx.query<{
    id: string;
    name: string;
    ledger_code: string;
    last_shift_id: string | null;
    number: string | null;
    opened_by: string | null;
  }>(TILLS, [branch.id]);
  const sees = allowed(actor, 'view_account_balance');
  const balances = await balancesOf(tx, sees ? rows.map(({ ledger_code }) => ledger_code) : []);
  return rows.map(({ id, name, ledger_code, last_shift_id, number, opened_by }) => ({
    ...{ id, name, last_shift_id, open: number === null ? null : { number, opened_by } },
    balance: balances.get(ledger_code) ?? 0n,
  }));
}

/** The safes of the branch; for those who move money all its accounts, and those of other branches in which they do too. */
async function placesOf(context: Asking) {
  const { tx, actor, branch } = context;
  const moves = allowed(actor, 'create_transaction');
  const mayMoveIn = await holdsRight(context, 'create_transaction');
  const rows = await tx.query<CashPlace & { branch_id: string; branch_name: string }>(PLACES, [
    ...[branch.id, moves, actor.branch_ids.filter(mayMoveIn), branch.currency],
  ]);
  return rows.map(({ branch_id, branch_name, ...place }) => ({
    ...place,
    ...(branch_id === branch.id ? {} : { branch_name }),
  }));
}

/** What is paid out of a drawer by the right to sell; all types for those who move money. */
function typesOf({ tx, actor }: Asking): Promise<{ id: string; name: string }[]> {
  return tx.query(
    `select id, name from ${expenseType.table} where deleted_at is null and ($1 or from_drawer) order by name, id`,
    [allowed(actor, 'create_transaction')],
  );
}

const TILLS = `
select a.id, a.name, a.ledger_code, s.number, u.name as opened_by,
       (select n.id from ${shift.table} n where n.account_id = a.id and n.deleted_at is null
        order by n.books_from desc limit 1) as last_shift_id
from ${account.table} a
left join ${shift.table} s on s.business_id = a.business_id and s.account_id = a.id and s.closed_at is null
  and s.deleted_at is null
left join ${user.table} u on u.business_id = s.business_id and u.id = s.created_by
where a.branch_id = $1 and a.is_till and a.deleted_at is null order by not a.is_default, a.name, a.id`;

const PLACES = `
select a.id, a.name, a.branch_id, b.name as branch_name, a.type = 'cash in hand' and not a.is_till as is_safe
from ${account.table} a join ${branchEntity.table} b on b.business_id = a.business_id and b.id = a.branch_id
where a.ledger_code is not null and a.deleted_at is null and b.deleted_at is null and a.currency = $4
  and case when a.branch_id = $1 then $2 or (a.type = 'cash in hand' and not a.is_till)
           else $2 and a.branch_id = any($3) end
order by a.branch_id <> $1, b.name, not (a.type = 'cash in hand' and not a.is_till), a.name, a.id`;
