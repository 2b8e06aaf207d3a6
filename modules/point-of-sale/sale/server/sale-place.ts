import { InvalidFields, type Problem } from '#core/errors.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { accountFault } from '#modules/finance/public.ts';
import { mayUseStore } from '#modules/inventory/public.ts';
import { store } from '#modules/inventory/store/store.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { EXCHANGED, isOwed } from '../payment-modes.ts';
import { SALE_TEXTS } from '../sale.words.ts';
import type { Moment } from '../sale-moment.rules.ts';

/** A money account as a payment needs it. */
export interface MoneyAccount {
  id: string;
  name: string;
  type: string;
  is_till: boolean;
  ledger_code: string;
}

/** Where and to whom something is sold, and where the money goes: all in one question. */
export interface SalePlace {
  /** The moment that the database writes on the rows of this transaction. */
  at: Date;
  store_name: string | null;
  customer: {
    name: string;
    phone_number: string | null;
    tin_number: string | null;
    credit_days: number | null;
  } | null;
  accounts: readonly MoneyAccount[];
}

interface Named {
  store_id: string;
  customer_id?: string | null;
  payments: readonly { account_id?: string | null; mode: string }[];
}

/** Reads what a sale names beside goods; a store, customer or account that is none of this branch is not found. */
export async function readPlace(
  { tx, branch, actor }: CommandContext,
  { store_id, customer_id, payments }: Named,
  { isSaid }: Pick<Moment, 'isSaid'>,
): Promise<SalePlace> {
  const ids = payments.flatMap(({ account_id }) => account_id ?? []);
  const [place] = await tx.query<SalePlace>(PLACE, [branch.id, store_id, customer_id ?? null, ids]);
  if (!place) throw new Error('a question about a place was not answered');
  if (place.store_name === null || !mayUseStore(actor, store_id))
    throw new InvalidFields({ store_id: { key: 'not_found' } });
  if (customer_id && !place.customer) throw new InvalidFields({ customer_id: { key: 'not_found' } });
  payments.forEach((payment, i) => {
    requireAccount(payment, place.accounts, `payments.${i}.account_id`);
    // What was sold without a connection is in a drawer already, whatever became of it since.
    if (!isSaid) requireTill(payment, place.accounts, `payments.${i}.account_id`);
  });
  return place;
}

const PLACE = `
select now() as at,
       (select s.name from ${store.table} s
        where s.id = $2 and s.branch_id = $1 and s.deleted_at is null) as store_name,
       (select jsonb_build_object(
           'name', c.name, 'phone_number', c.phone_number, 'tin_number', c.tin_number,
           'credit_days', c.credit_days) from ${customer.table} c
        where c.id = $3 and c.deleted_at is null) as customer,
       coalesce((select jsonb_agg(jsonb_build_object(
                   'id', a.id, 'name', a.name, 'type', a.type, 'is_till', a.is_till, 'ledger_code', a.ledger_code))
                 from ${account.table} a
                 where a.id = any($4) and a.branch_id = $1 and a.deleted_at is null), '[]'::jsonb) as accounts`;

/** Money goes into an account of its kind; what is owed goes into none. */
export function requireAccount(
  { account_id, mode }: { account_id?: string | null; mode: string },
  accounts: readonly MoneyAccount[],
  place: string,
): void {
  const found = accounts.find(({ id }) => id === account_id);
  const isNoMoney = isOwed(mode) || mode === 'deposit' || mode === EXCHANGED;
  const fault = isNoMoney ? account_id && NO_ACCOUNT : accountFault({ account_id, mode }, found);
  if (fault) throw new InvalidFields({ [place]: fault });
}

/** Cash of a sale goes into the drawer of a till, where a shift counts it; a safe is filled from there (A32). */
function requireTill(
  { account_id, mode }: { account_id?: string | null; mode: string },
  accounts: readonly MoneyAccount[],
  place: string,
): void {
  const isTill = accounts.find(({ id }) => id === account_id)?.is_till;
  if (mode === 'cash' && !isTill)
    throw new InvalidFields({ [place]: { key: 'not_a_till', words: SALE_TEXTS.notATill } });
}

const NO_ACCOUNT: Problem = {
  key: 'no_account',
  words: SALE_TEXTS.noAccount,
};
