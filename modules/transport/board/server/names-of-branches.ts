import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** What branches are called, by id: all that the board tells of what they have taken. */
export async function namesOfBranches(
  { tx }: Pick<ActorContext, 'tx'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query<{ id: string; name: string }>(
    `select id, name from ${branch.table} where id = any($1)`,
    [[...new Set(ids)]],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
