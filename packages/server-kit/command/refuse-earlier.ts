import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { refusal } from '#core/errors.ts';
import type { Tx } from '../db/transaction.ts';
import type { Row } from '../operation/row.ts';
import { quoted } from './write-rows.ts';

/** What refers to a document cannot have happened before it. */
export const EarlierThanDocument = refusal<{ date: string }>(
  'earlier_than_document',
  409,
  {
    en: 'This belongs to a document of {date}. Choose that day or a later one.',
    sw: 'Hii inahusu hati ya {date}. Chagua tarehe hiyo au ya baadaye.',
  },
  ['date'],
);

/** Refuses a day that lies before the day of what is referred to; both as `2026-11-20`. */
export function refuseEarlier(date: string, than: string | null): void {
  if (than !== null && date < than) throw EarlierThanDocument({ date: than });
}

/** A field of a dated entity that names a document with a day of its own: a return names its sale. */
export interface DatedReference {
  column: string;
  target: AnyEntity;
}

/** The fields by which the rows of an entity are held to come no earlier than what they name; most have none. */
export function datedReferences(entity: AnyEntity, registry: Registry): DatedReference[] {
  if (!isDated(entity)) return [];
  return Object.entries(entity.fields).flatMap(([key, field]) => {
    const target = registry.entities.find(({ name }) => name === field.target);
    const isKept = field.kind.name === 'ref' && !field.options.from;
    return isKept && target && isDated(target) ? [{ column: columnOf(key, field), target }] : [];
  });
}

/** Holds new rows against the documents they name, whatever command makes them. */
export async function refuseBeforeDocuments(
  tx: Tx,
  references: readonly DatedReference[],
  rows: readonly Row[],
): Promise<void> {
  for (const { column, target } of references) {
    const naming = rows.filter((row) => row[column] && row.date);
    if (naming.length === 0) continue;
    const [earlier] = await tx.query<{ date: string }>(
      `select max(r.date)::text as date from ${quoted(target.table)} r
       join unnest($1::uuid[], $2::date[]) n(id, date) on n.id = r.id
       where n.date < r.date having max(r.date) is not null`,
      [naming.map((row) => row[column]), naming.map(({ date }) => date)],
    );
    if (earlier) throw EarlierThanDocument(earlier);
  }
}

function isDated({ fields }: AnyEntity): boolean {
  return fields.date?.kind.name === 'date';
}
