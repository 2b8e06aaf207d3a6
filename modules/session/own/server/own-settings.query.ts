import { z } from 'zod';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';

/** How one is known and how one likes it: the form of one's own profile and preferences. */
export const viewOwnSettings = defineQuery({
  name: 'user.own-settings',
  route: 'GET api/user/settings',
  permission: 'free_access',
  input: z.strictObject({}),
  run: ({ tx, actor }) => ownSettings(tx, actor.user_id),
});

export interface OwnSettings {
  id: string;
  version: number;
  name: string;
  phone_number: string;
  email: string | null;
  account_type: string;
  settings: Record<string, unknown>;
}

export async function ownSettings(tx: Tx, userId: string): Promise<OwnSettings> {
  const [own] = await tx.query<OwnSettings>(
    `select id, version, name, phone_number, email, account_type, coalesce(settings, '{}'::jsonb) as settings
     from ${user.table} where id = $1`,
    [userId],
  );
  if (!own) throw NotFound();
  return own;
}
