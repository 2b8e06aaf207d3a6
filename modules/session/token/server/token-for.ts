import { rightsOfActor } from '#modules/employee/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CallContext } from '#server-kit/operation/context.ts';
import { loginNameOf } from '../../login/login-name.rules.ts';
import { actAs } from '../../login/server/act-as.ts';
import { giveToken } from './give-token.ts';

export interface TokenForSomebody {
  /** Phone number or e-mail address that somebody logs in with. */
  username: string;
  name: string;
  /** Of the first branch where left out. */
  branch_id?: string | undefined;
  /** Further branches it works in; none where left out. */
  branch_ids?: readonly string[];
  /** Everything the person may do in that branch where left out. */
  permissions?: readonly string[] | undefined;
  expires_at: Date;
}

/** Makes a token in somebody's name on the machine of the server itself; never with more rights than that person has. */
export async function tokenFor(
  context: CallContext,
  database: Database,
  wanted: TokenForSomebody,
): Promise<{ id: string; branch_id: string; permissions: readonly string[]; token: string }> {
  const found = await database.login.find(loginNameOf(wanted.username));
  if (!found) throw NotFound();
  const person = { businessId: found.business_id, userId: found.user_id };
  return actAs(context, database, person, async (inside) => {
    const branch_id = wanted.branch_id ?? inside.branch.id;
    const permissions = wanted.permissions ?? [...((await rightsOfActor(inside)).get(branch_id) ?? [])];
    const { row, secret } = await giveToken(inside, database, { ...wanted, branch_id, permissions });
    return { id: row.id, branch_id, permissions: row.permissions ?? [], token: secret };
  });
}
