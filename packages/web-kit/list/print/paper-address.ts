import type { AnyEntity } from '#core/define-entity.ts';
import { withQuery } from '../../api/client.ts';
import { writeListState } from '../list-address.ts';
import type { ListAddress } from '../use-list-state.ts';

/** Where a list lies on paper as it stands, from its first page on. */
export function paperAddress(entity: AnyEntity, { state, filters }: ListAddress): string {
  return withQuery(entity.screens.list, {
    ...writeListState({ ...state, page: 1 }, filters, entity),
    print: '1',
  });
}
