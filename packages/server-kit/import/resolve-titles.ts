import { sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { checkDrafts, requireSound } from '../command/check-drafts.ts';
import { saveDrafts } from '../command/create-row.ts';
import { draftOfNew } from '../command/read-body.ts';
import type { ActorContext, CommandContext } from '../operation/context.ts';
import { scopeOf } from '../query/row-filter.ts';
import type { ImportRequest } from './import-request.ts';
import type { ReadRow } from './read-row.ts';

/** Rows that are made beside those of the sheet, by entity. */
export interface Added {
  counts: Record<string, number>;
  /** Ids of what was really made, by entity. */
  made: Map<string, string[]>;
  /** Ids that a dry run takes as given, because it makes nothing. */
  assumed: ReadonlySet<string>;
}

/** Puts ids where the sheet has titles. Letter case and blanks do not tell two titles apart. */
export async function resolveTitles(
  rows: readonly ReadRow[],
  request: ImportRequest,
  context: CommandContext,
): Promise<Added> {
  const named = rows.flatMap((row) => row.titles.map(({ column, title }) => ({ row, column, title })));
  const counts: Record<string, number> = {};
  const kept = new Map<string, string[]>();
  const assumed = new Set<string>();
  for (const [name, mentions] of Map.groupBy(named, ({ column }) => column.field.target ?? '')) {
    const target = context.services.registry.entity(name);
    const spellings = mostUsed(mentions.map(({ title }) => title));
    const ids = await existing(target, [...spellings.keys()], context);
    const missing = [...spellings].filter(([folded]) => !ids.has(folded)).map(([, spelling]) => spelling);
    if (request.createMissing.has(name) && missing.length) {
      const made = request.isDryRun ? missing.map(() => newId()) : await addRows(target, missing, context);
      for (const [place, title] of missing.entries()) ids.set(folded(title), made[place] ?? '');
      if (request.isDryRun) for (const id of made) assumed.add(id);
      else kept.set(name, made);
      counts[name] = missing.length;
    }
    for (const { row, column, title } of mentions) {
      const id = ids.get(folded(title));
      if (id) row.body[column.column] = id;
      else if (!request.blankMissing.has(name)) row.problems[column.column] = { key: 'unknown_name' };
    }
  }
  return { counts, made: kept, assumed };
}

/** Of several spellings of one title the most frequent stays (the first of equals). */
function mostUsed(titles: readonly string[]): ReadonlyMap<string, string> {
  const spellings = Map.groupBy(titles, folded);
  return new Map(
    [...spellings].map(([key, written]) => {
      const byTimes = [...Map.groupBy(written, (title) => title)].sort((a, b) => b[1].length - a[1].length);
      return [key, byTimes[0]?.[0] ?? key];
    }),
  );
}

async function existing(
  target: AnyEntity,
  titles: readonly string[],
  context: ActorContext,
): Promise<Map<string, string>> {
  const title = sql.ref(`r.${titleColumn(target)}`);
  const where = sql.join(
    [sql`lower(${title}) = any (${titles}::text[])`, sql`r.deleted_at is null`, ...scopeOf(target, context)],
    sql` and `,
  );
  const { rows } = await sql<{ id: string; title: string }>`
    select r.id, ${title} as title from ${sql.table(target.table)} r where ${where} order by r.created_at desc`.execute(
    context.tx.sql,
  );
  return new Map(rows.map((row) => [folded(row.title), row.id]));
}

async function addRows(
  target: AnyEntity,
  titles: readonly string[],
  context: CommandContext,
): Promise<string[]> {
  const drafts = titles.map((title) => draftOfNew(target, { [titleColumn(target)]: title }, context));
  await checkDrafts(target, drafts, context);
  for (const draft of drafts) requireSound(draft);
  return (await saveDrafts(target, drafts, context)).map(({ row }) => String(row.id));
}

function titleColumn(target: AnyEntity): string {
  const field = target.fields[target.title];
  return field ? columnOf(target.title, field) : target.title;
}

function folded(title: string): string {
  return title.toLowerCase().replace(/\s+/g, ' ').trim();
}
