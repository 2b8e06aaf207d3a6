import { useQueries } from '@tanstack/react-query';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { rowsOf } from '../fields/lines/line-parts.ts';
import { type Related, relatedEntities } from '../record/related-entities.ts';
import { relatedRows } from '../record/related-rows.ts';
import type { RecordProps } from '../record/status-of.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { useActor, useBranch, useMay } from '../user/current-user.tsx';

/** A document that belongs to the open one. */
export interface LinkedDocument {
  entity: AnyEntity;
  row: WireRow;
}

/** Those that are shown, and how many there are besides. */
export interface LinkedDocuments {
  linked: readonly LinkedDocument[];
  more: number;
}

/** So many of the documents that lines name are asked for; a landed cost may name more purchases than a page has room for. */
const MOST = 10;

/**
 * Documents that this one names, those that name it, and those that name what its head names (receipts of its order): each by
 * the call of its own kind, so that rights, branch and store are guarded where they always are. What only a line names brings
 * no others: a freight bill over ten purchases is no sister of their returns.
 */
export function useLinked({ entity, row }: Pick<RecordProps, 'entity' | 'row'>): LinkedDocuments {
  const registry = useRegistry();
  const actor = useActor();
  const may = useMay();
  const { switches } = useBranch();
  const named = namedIn(entity, row)
    .filter(({ target }) => registry.entities.some(({ name }) => name === target))
    .map(({ target, ...one }) => ({ ...one, entity: registry.entity(target) }))
    .filter((one) => isLinked(entity, one.entity) && may(one.entity.permissions.view));
  const asked = named.slice(0, MOST);
  const naming = (parent: AnyEntity, id: string): { related: Related; id: string }[] =>
    relatedEntities(parent, registry.entities, actor, switches)
      .filter((related) => isLinked(entity, related.entity))
      .map((related) => ({ related, id }));
  const lists = [
    ...naming(entity, row.id),
    ...asked.flatMap((one) => (one.inHead ? naming(one.entity, one.id) : [])),
  ];
  const before = useQueries({ queries: asked.map((one) => queriesOf(one.entity).one(one.id)) });
  const after = useQueries({ queries: lists.map(({ related, id }) => relatedRows(related, id)) });
  const found = new Map<string, LinkedDocument>();
  for (const [place, { data }] of before.entries())
    if (data) found.set(data.id, { entity: asked[place]?.entity ?? entity, row: data });
  for (const [place, { data }] of after.entries())
    for (const one of data?.data ?? [])
      if (!found.has(one.id)) found.set(one.id, { entity: lists[place]?.related.entity ?? entity, row: one });
  found.delete(row.id);
  const beyond = after.map(({ data }) => Math.max(0, (data?.total ?? 0) - (data?.data.length ?? 0)));
  const more = beyond.reduce((sum, count) => sum + count, named.length - asked.length);
  return { linked: [...found.values()], more };
}

/** Whether documents of a kind stand among those linked to another: they bear a number and live by a table of states. */
export function isLinked({ page }: AnyEntity, { name, states, title, calls }: AnyEntity): boolean {
  const isDocument = states !== undefined && title === 'number' && calls.includes('find');
  return isDocument && (page?.chain?.includes(name) ?? true);
}

interface Named {
  target: string;
  id: string;
  inHead: boolean;
}

/** Records that a row names, itself or in its lines. */
function namedIn({ fields }: AnyEntity, row: WireRow): Named[] {
  const found = new Map<string, Named>();
  const look = (of: AnyEntity['fields'], values: Readonly<Record<string, unknown>>, inHead: boolean) => {
    for (const [key, field] of Object.entries(of)) {
      const id = values[columnOf(key, field)];
      if (field.kind.name === 'ref' && field.target && typeof id === 'string' && !found.has(id))
        found.set(id, { target: field.target, id, inHead });
    }
  };
  look(fields, row, true);
  // What a debt was left open by, and what a payment came with, is one of many kinds.
  if (typeof row.source_kind === 'string' && typeof row.source_id === 'string')
    found.set(row.source_id, { target: row.source_kind, id: row.source_id, inHead: true });
  for (const [key, { lines }] of Object.entries(fields))
    if (lines) for (const line of rowsOf(row[key])) look(lines, line, false);
  return [...found.values()];
}
