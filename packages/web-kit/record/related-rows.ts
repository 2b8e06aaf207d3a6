import type { AnyEntity } from '#core/define-entity.ts';
import { queriesOf } from '../api/queries.ts';
import type { Related } from './related-entities.ts';

const PER_PAGE = 10;

/** A page of the rows that belong to a record, newest first. */
export function relatedRows({ entity, column }: Related, id: string, page = 1, limit = PER_PAGE) {
  const state = { condition: 'all', order: -1, limit, page, keyword: '' } as const;
  return queriesOf(entity).list({ ...state, sort: newest(entity) }, { [column]: id });
}

/** Documents are listed by their own day, which need not be the one they were written on. */
function newest({ list: { sort, order } }: AnyEntity): string {
  return order === -1 && sort ? sort : 'created_at';
}
