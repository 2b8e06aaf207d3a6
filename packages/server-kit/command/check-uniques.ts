import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import type { Field } from '#core/fields/kind.ts';
import type { ActorContext } from '../operation/context.ts';
import { ALSO_IN_ROW } from './command.words.ts';
import { addProblem, type Draft } from './draft.ts';
import { quoted } from './write-rows.ts';

/**
 * Values that may stand once in a business or in a branch are free, and each stands once among the drafts. The unique index
 * is what guarantees it; this look-up is what names the record that has the value.
 */
export async function checkUniques(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: ActorContext,
): Promise<void> {
  for (const [key, field] of Object.entries(entity.fields)) {
    if (!field.options.unique || !isOwnColumn(field)) continue;
    const column = columnOf(key, field);
    const changed = drafts.filter((draft) => column in draft.sent);
    const taken = await holders(
      entity,
      key,
      field,
      changed.flatMap((draft) => valuesOf(draft, column)),
      context,
    );
    const seen = new Map<string, Draft>();
    for (const draft of changed) {
      for (const value of valuesOf(draft, column)) {
        const twin = seen.get(value);
        const holder = taken.get(value);
        if (holder && holder.id !== draft.before?.id)
          addProblem(draft, column, { key: 'taken', params: { name: holder.name } });
        else if (twin && twin !== draft) addProblem(draft, column, alsoInRow(twin));
        seen.set(value, twin ?? draft);
      }
    }
  }
}

function alsoInRow(twin: Draft) {
  return twin.sheetRow === undefined
    ? { key: 'repeated' }
    : { key: 'also_in_row', params: { n: twin.sheetRow }, words: ALSO_IN_ROW };
}

function valuesOf(draft: Draft, column: string): string[] {
  const value = draft.row[column];
  return value === null || value === undefined ? [] : [String(value)];
}

interface Holder {
  id: string;
  name: string;
}

async function holders(
  entity: AnyEntity,
  key: string,
  field: Field,
  values: readonly string[],
  { tx, branch }: ActorContext,
): Promise<ReadonlyMap<string, Holder>> {
  if (values.length === 0) return new Map();
  const column = `r.${quoted(columnOf(key, field))}`;
  const ofBranch = field.options.unique === 'branch';
  const rows = await tx.query<Holder & { value: unknown }>(
    `select ${column} as value, r.id, r.${quoted(entity.title)} as name from ${quoted(entity.table)} r
     where ${column} = any ($1::${field.kind.column}[]) and r.deleted_at is null${ofBranch ? ' and r.branch_id = $2' : ''}`,
    [[...new Set(values)], ...(ofBranch ? [branch.id] : [])],
  );
  return new Map(rows.map(({ value, id, name }) => [String(value), { id, name: String(name) }]));
}
