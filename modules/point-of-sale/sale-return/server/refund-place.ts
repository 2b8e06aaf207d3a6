import { customer } from '#modules/customer/customer/customer.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { sale } from '../../sale/sale.entity.ts';
import { type MoneyAccount, requireAccount } from '../../sale/server/sale-place.ts';
import type { ReturnBody } from '../return.body.ts';

/** Where the money of a return comes from, and who gets it. */
export interface RefundPlace {
  /** The moment that the database writes on the rows of this transaction. */
  at: Date;
  customer_name: string | null;
  accounts: readonly MoneyAccount[];
}

/** Reads what a return names beside goods; an account that is none of this branch is not found. */
export async function readRefundPlace(
  { tx, branch }: CommandContext,
  { sale_id, refunds }: ReturnBody,
): Promise<RefundPlace> {
  const ids = refunds.flatMap(({ account_id }) => account_id ?? []);
  const [place] = await tx.query<RefundPlace>(PLACE, [branch.id, sale_id, ids]);
  if (!place) throw new Error('a question about a place was not answered');
  refunds.forEach((refund, i) => {
    requireAccount(refund, place.accounts, `refunds.${i}.account_id`);
  });
  return place;
}

const PLACE = `
select now() as at,
       (select c.name from ${sale.table} s join ${customer.table} c on c.id = s.customer_id
        where s.id = $2 and s.branch_id = $1) as customer_name,
       coalesce((select jsonb_agg(jsonb_build_object(
                   'id', a.id, 'name', a.name, 'type', a.type, 'ledger_code', a.ledger_code))
                 from ${account.table} a
                 where a.id = any($3) and a.branch_id = $1 and a.deleted_at is null), '[]'::jsonb) as accounts`;
