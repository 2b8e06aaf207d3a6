import type { ActorContext } from '#server-kit/operation/context.ts';
import { role } from '../role.entity.ts';
import { type RoleTexts, roleTextIn } from '../usual-role-words.ts';

/** What those of these roles that are usual ones are called in the language of the reader, by id. */
export async function usualNamesOf(
  { tx, language }: Pick<ActorContext, 'tx' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await tx.query<RoleTexts & { id: string }>(USUAL, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, String(roleTextIn(row, 'name', language))]));
}

const USUAL = `select id, name, usual_role from ${role.table} where id = any ($1::uuid[]) and usual_role is not null`;
