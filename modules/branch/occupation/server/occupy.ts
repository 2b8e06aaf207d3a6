import { newId } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** What can be taken for a time, by its entity. */
export interface Resource {
  kind: 'truck' | 'user' | 'room';
  id: string;
}

/** A resource and the time for which it is taken: from `from`, up to and without `to`; without an end where that is null. */
export interface Taking extends Resource {
  from: Date;
  to: Date | null;
}

/** The document that takes resources, and how people call it. */
export interface Source {
  kind: string;
  id: string;
  label: string;
}

/** What keeps a resource from being taken: whose it is, and when. */
export interface InTheWay extends Taking {
  branch_id: string;
  source: Source;
}

/**
 * Gives a document its resources for their times, in place of what it had. Whatever somebody else has in one of these times
 * is handed to `refuse`, earliest first, and nothing is taken. Those who want the same resource wait for each other here, in
 * the order of the resources, so that nobody waits in a circle.
 */
export async function occupy(
  tx: Tx,
  { source, branch_id }: { source: Source; branch_id: string },
  takings: readonly Taking[],
  refuse: (inTheWay: readonly [InTheWay, ...InTheWay[]]) => Error,
): Promise<void> {
  if (takings.length > 0) await tx.query(LOCK, [takings.map(({ kind, id }) => `${kind} ${id}`)]);
  const asked = JSON.stringify(takings);
  const [first, ...others] = (await tx.query<Occupation>(IN_THE_WAY, [asked, source.kind, source.id])).map(
    inTheWay,
  );
  if (first) throw refuse([first, ...others]);
  release(tx, source);
  const rows = takings.map((taking) => ({ row: newId(), ...taking }));
  if (rows.length > 0) tx.send(TAKE, [JSON.stringify(rows), branch_id, source.kind, source.id, source.label]);
}

/** Gives back all that a document has taken. */
export function release(tx: Tx, { kind, id }: Pick<Source, 'kind' | 'id'>): void {
  tx.send('delete from occupations where source_kind = $1 and source_id = $2', [kind, id]);
}

/** Gives back what a document has taken from a moment on; what came before stays on record. */
export function endOccupation(tx: Tx, { kind, id }: Pick<Source, 'kind' | 'id'>, at: Date): void {
  tx.send('delete from occupations where source_kind = $1 and source_id = $2 and lower(period) >= $3', [
    kind,
    id,
    at,
  ]);
  tx.send(
    `update occupations set period = tstzrange(lower(period), $3)
     where source_kind = $1 and source_id = $2 and period @> $3::timestamptz`,
    [kind, id, at],
  );
}

/** What a document has taken, the earliest first. */
export async function takenBy(tx: Tx, { kind, id }: Pick<Source, 'kind' | 'id'>): Promise<readonly Taking[]> {
  return (await tx.query<Occupation>(OF_SOURCE, [kind, id])).map(
    ({ resource_kind, resource_id, since, until }) => ({
      ...{ kind: resource_kind, id: resource_id, from: since, to: until },
    }),
  );
}

/** What is taken of a kind between two moments, by resource and time, in all branches of the business. */
export async function whatOccupies(
  tx: Tx,
  kind: Resource['kind'],
  from: Date,
  to: Date,
): Promise<readonly InTheWay[]> {
  return (await tx.query<Occupation>(OF_KIND, [kind, from, to])).map(inTheWay);
}

/** In SQL, whether somebody has a resource at a moment; each is an expression of the statement around it. */
export function isTakenInSql(kind: Resource['kind'], id: string, at: string): string {
  return `exists (select from occupations o where o.resource_kind = '${kind}' and o.resource_id = ${id}
    and o.period @> ${at})`;
}

interface Occupation {
  resource_kind: Resource['kind'];
  resource_id: string;
  branch_id: string;
  since: Date;
  until: Date | null;
  source_kind: string;
  source_id: string;
  label: string;
}

function inTheWay(row: Occupation): InTheWay {
  return {
    ...{ kind: row.resource_kind, id: row.resource_id, branch_id: row.branch_id },
    ...{ from: row.since, to: row.until },
    source: { kind: row.source_kind, id: row.source_id, label: row.label },
  };
}

const LOCK = `
select pg_advisory_xact_lock(key) from (
  select distinct hashtextextended('occupation ' || (select ctx.biz())::text || name, 0) as key
  from unnest($1::text[]) name order by key) keys`;

const COLUMNS = `resource_kind, resource_id, branch_id, lower(o.period) as since, upper(o.period) as until,
  source_kind, source_id, label`;

const IN_THE_WAY = `
select ${COLUMNS} from jsonb_to_recordset($1::jsonb) t(kind text, id uuid, "from" timestamptz, "to" timestamptz)
join occupations o on o.resource_kind = t.kind and o.resource_id = t.id and o.period && tstzrange(t."from", t."to")
where (o.source_kind, o.source_id) <> ($2, $3::uuid)
order by since, o.id`;

const TAKE = `
insert into occupations (business_id, id, branch_id, resource_kind, resource_id, period, source_kind, source_id, label)
select (select ctx.biz()), t."row", $2, t.kind, t.id, tstzrange(t."from", t."to"), $3, $4, $5
from jsonb_to_recordset($1::jsonb) t("row" uuid, kind text, id uuid, "from" timestamptz, "to" timestamptz)`;

const OF_SOURCE = `
select ${COLUMNS} from occupations o where source_kind = $1 and source_id = $2 order by since`;

const OF_KIND = `
select ${COLUMNS} from occupations o
where resource_kind = $1 and period && tstzrange($2, $3)
order by resource_id, since`;
