import { columnOf } from '#core/define-entity.ts';
import { payableOf } from '#core/trade/payable.ts';
import type { Work } from '#server-kit/command/work.ts';
import { NotFound } from '#server-kit/http/errors.ts';

/** A document by its kind and id, as the ledger names it. */
export interface Source {
  kind: string;
  id: string;
}

/** Writes what is paid of a document and what is not, and answers the number by which people know it. */
export async function writePaid(
  tx: Work,
  source: Source,
  { remain_amount }: { remain_amount: bigint },
): Promise<string | null> {
  const entity = payableOf(tx.registry, source.kind);
  const [written] = await tx.query<{ title: unknown }>(
    `update ${entity.table} d set paid_amount = d.total_amount - $2, remain_amount = $2
     where d.id = $1 returning ${titleOf(entity)} as title`,
    [source.id, remain_amount],
  );
  if (!written) throw NotFound();
  return written.title === null ? null : String(written.title);
}

/** Somebody else owes a part of a document that was opened for the first already; answers its number. */
export async function oweMore(tx: Work, source: Source, amount: bigint): Promise<string | null> {
  const entity = payableOf(tx.registry, source.kind);
  const [written] = await tx.query<{ title: unknown }>(
    `update ${entity.table} d set paid_amount = d.paid_amount - $2, remain_amount = d.remain_amount + $2
     where d.id = $1 returning ${titleOf(entity)} as title`,
    [source.id, amount],
  );
  if (!written) throw NotFound();
  return written.title === null ? null : String(written.title);
}

/** Moves amounts of a document: what was paid more, what remains less. */
export async function movePaid(
  tx: Work,
  source: Source,
  { paid, remain }: { paid: bigint; remain: bigint },
): Promise<void> {
  const entity = payableOf(tx.registry, source.kind);
  const [written] = await tx.query(
    `update ${entity.table} d
     set paid_amount = d.paid_amount + $2, remain_amount = d.remain_amount + $3, version = d.version + 1,
         updated_at = now()
     where d.id = $1 returning d.id`,
    [source.id, paid, remain],
  );
  if (!written) throw NotFound();
}

/** Locks documents in the order of their kinds and ids. */
export async function lockDocuments(tx: Work, sources: readonly Source[]): Promise<void> {
  const byKind = Map.groupBy(sources, ({ kind }) => kind);
  for (const [kind, of] of [...byKind].sort(([a], [b]) => a.localeCompare(b)))
    await tx.query(
      `select id from ${payableOf(tx.registry, kind).table} where id = any($1) order by id for no key update`,
      [of.map(({ id }) => id)],
    );
}

function titleOf({ title, fields }: ReturnType<typeof payableOf>): string {
  const field = fields[title];
  return `d.${field ? columnOf(title, field) : title}`;
}
