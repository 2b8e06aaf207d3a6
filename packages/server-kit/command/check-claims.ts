import type { Claims } from '#core/claims.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { claimsTableName, ownerColumn } from '#core/derive/table.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { ALSO_IN_ROW } from './command.words.ts';
import { addProblem, type Draft } from './draft.ts';
import { quoted } from './write-rows.ts';

/**
 * What rows claim is free, and nothing is claimed twice: not by two drafts, nor by two fields of one. The key of the table
 * guarantees it; this names the record that has the value. What a row had before stays, though an older one has it too.
 */
export async function checkClaims(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: ActorContext,
): Promise<void> {
  const { claims } = entity;
  if (!claims) return;
  const columns = claims.fields.flatMap((key) => {
    const field = entity.fields[key];
    return field ? [columnOf(key, field)] : [];
  });
  const changed = drafts.filter(({ sent }) => columns.some((column) => column in sent));
  const wanted = changed.flatMap((draft) => newClaims(claims, draft));
  const taken = await holdersOf(
    entity,
    wanted.map(({ key }) => key),
    context,
  );
  const seen = new Map<string, Draft>();
  for (const { draft, key, field } of wanted) {
    const [holder, twin] = [taken.get(key), seen.get(key)];
    if (holder && holder.id !== draft.before?.id)
      addProblem(draft, field, { key: 'taken', params: { name: holder.name } });
    else if (twin && twin !== draft) addProblem(draft, field, alsoInRow(twin));
    seen.set(key, twin ?? draft);
  }
}

interface Wanted {
  draft: Draft;
  key: string;
  field: string;
}

/** What a draft claims beyond what its row has; two fields of it with one value are told of at once. */
function newClaims(claims: Claims, draft: Draft): Wanted[] {
  const had = new Set(keysOf(claims, draft.before));
  const own = new Map<string, string>();
  return claims.of(draft.row).flatMap(({ value, field }) => {
    const key = claims.keyOf(value);
    const other = own.get(key);
    own.set(key, other ?? field);
    if (other !== undefined && !mayRepeat(claims, other, field))
      addProblem(draft, field, { key: 'repeated' });
    return had.has(key) ? [] : [{ draft, key, field }];
  });
}

/** A thing may have its one number in two fields of its own, as its code and as its barcode, or in two ways of writing. */
function mayRepeat({ sameThing }: Claims, one: string, other: string): boolean {
  return sameThing.includes(one) && sameThing.includes(other);
}

function keysOf(claims: Claims, row: Row | undefined | null): string[] {
  return row ? claims.of(row).map(({ value }) => claims.keyOf(value)) : [];
}

function alsoInRow(twin: Draft) {
  return twin.sheetRow === undefined
    ? { key: 'repeated' }
    : { key: 'also_in_row', params: { n: twin.sheetRow }, words: ALSO_IN_ROW };
}

interface Holder {
  id: string;
  name: string;
}

async function holdersOf(
  entity: AnyEntity,
  keys: readonly string[],
  { tx }: ActorContext,
): Promise<ReadonlyMap<string, Holder>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.query<Holder & { value: string }>(
    `select c.value, r.id, r.${quoted(entity.title)} as name from ${quoted(claimsTableName(entity))} c
     join ${quoted(entity.table)} r on r.business_id = c.business_id and r.id = c.${quoted(ownerColumn(entity))}
     where c.value = any ($1::text[])`,
    [[...new Set(keys)]],
  );
  return new Map(rows.map(({ value, id, name }) => [value, { id, name: String(name) }]));
}
