import { useQueries } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { isPosted } from '#core/define-states.ts';
import type { WireRow } from '../api/queries.ts';
import { relatedEntities } from '../record/related-entities.ts';
import { relatedRows } from '../record/related-rows.ts';
import type { RecordProps } from '../record/status-of.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';

/** Payments of one kind, and whether they are still asked for. */
export interface PaidBy {
  entity: AnyEntity;
  rows: readonly WireRow[];
  isPending: boolean;
}

/** Payments that name the open document, as far as this user may list them; what was taken back is none. */
export function usePaidBy({ entity, row }: Pick<RecordProps, 'entity' | 'row'>): PaidBy[] {
  const { entities } = useRegistry();
  const actor = useActor();
  const { switches } = useBranch();
  const related = relatedEntities(entity, entities, actor, switches).filter((one) => isPayment(one.entity));
  const pages = useQueries({ queries: related.map((one) => relatedRows(one, row.id)) });
  return related.map((one, place) => ({
    entity: one.entity,
    rows: (pages[place]?.data?.data ?? []).filter((found) => isPosted(one.entity, found)),
    isPending: pages[place]?.isPending === true,
  }));
}

/** Money that came in or went out, by which way. */
export function isPayment({ fields, states }: AnyEntity): boolean {
  return Boolean(fields.mode && fields.amount && states);
}
