import type { CommandContext } from '#server-kit/operation/context.ts';
import { lockCodes } from '../lock-codes-table.ts';

/** Keeps the code of an item under the key of the server; nothing where none was typed. */
export async function sealLockCode(
  { tx, services }: CommandContext,
  { id }: { id: string },
  code: unknown,
): Promise<void> {
  if (typeof code !== 'string' || code === '') return;
  await tx.query(SEAL, [id, services.seal(code, boundTo(id))]);
}

/** The code of an item; null where there is none, or it was sealed under the key of another server. */
export async function openLockCode(
  { tx, services }: CommandContext,
  { id }: { id: string },
): Promise<string | null> {
  const [row] = await tx.query<{ sealed: Buffer }>(
    `select sealed from ${lockCodes.name} where service_id = $1`,
    [id],
  );
  return row ? services.unseal(row.sealed, boundTo(id)) : null;
}

/** Nobody needs it any more. */
export async function forgetLockCode({ tx }: CommandContext, { id }: { id: string }): Promise<void> {
  await tx.query(`delete from ${lockCodes.name} where service_id = $1`, [id]);
}

const boundTo = (id: string) => `lock code of ${id}`;

const SEAL = `
insert into ${lockCodes.name} (business_id, service_id, sealed) values ((select ctx.biz()), $1, $2)
on conflict (business_id, service_id) do update set sealed = excluded.sealed`;
