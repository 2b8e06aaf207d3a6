import { business } from '#modules/branch/business/business.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { account } from '../../account/account.entity.ts';
import type { ProviderName } from '../../account/provider-names.ts';

/** An account of the branch that a telephone may tell of. */
export interface ProviderAccount {
  id: string;
  provider: ProviderName;
}

/** The accounts of the branch in shillings, by which a text finds its own. */
export function accountsOfProviders({ tx, branch }: ActorContext): Promise<ProviderAccount[]> {
  return tx.query<ProviderAccount>(
    `select id, provider from ${account.table}
     where branch_id = $1 and ledger_code is not null and deleted_at is null
       and coalesce(currency, $2) = 'TZS' and type in ('mobile', 'bank')`,
    [branch.id, branch.currency],
  );
}

/** The account that was said where its provider fits the text, else the only one of the provider. */
export function accountOf(
  said: string | null,
  provider: ProviderName,
  accounts: readonly ProviderAccount[],
): string | null {
  const chosen = accounts.find(({ id }) => id === said);
  const fitsAny = chosen?.provider === 'NONE' || provider === 'NONE';
  if (chosen && (fitsAny || chosen.provider === provider)) return chosen.id;
  const [only, other] = accounts.filter((one) => one.provider === provider && provider !== 'NONE');
  return only && !other ? only.id : null;
}

/** The name by which texts call the business: one that says it was paid is the copy of somebody who paid. */
export async function nameOfBusiness({ tx }: ActorContext): Promise<string> {
  const [own] = await tx.query<{ name: string }>(`select name from ${business.table} where id = ctx.biz()`);
  return own?.name ?? '';
}
