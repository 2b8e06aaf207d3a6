import type { AnyEntity } from '#core/define-entity.ts';
import { AS_OF, AS_OF_STORE } from '#core/derive/as-of.ts';
import { isSortable } from '#core/derive/readable.ts';
import { readListFilter } from '#core/list-filter.ts';
import { DEFAULT_LIST_STATE, LARGEST_LIMIT, type ListState, storedOrder } from '#core/list-state.ts';
import type { Rightful } from '#core/permissions.ts';
import type { Filters } from '../api/queries.ts';

/** The query string of a page, as plain texts. */
export type Address = Readonly<Record<string, string>>;

/** The list state that an address means; whatever is no list state in it counts as not said. */
export function readListState(address: Address, entity: AnyEntity): ListState {
  const { condition = '', sort = DEFAULT_LIST_STATE.sort, order, limit, page, keyword = '' } = address;
  return {
    condition: condition in entity.conditions ? condition : DEFAULT_LIST_STATE.condition,
    ...storedOrder(entity, { sort, order: order === '-1' ? -1 : DEFAULT_LIST_STATE.order }),
    limit: wholeWithin(limit, LARGEST_LIMIT) ?? DEFAULT_LIST_STATE.limit,
    page: wholeWithin(page, 1_000_000) ?? DEFAULT_LIST_STATE.page,
    keyword,
  };
}

/**
 * An address as far as its reader may be obeyed in it: somebody who may see more may have sent it. Another order shows
 * the same rows, so one that is not the reader's to ask for counts as not said.
 */
export function addressWithin({ sort, ...others }: Address, entity: AnyEntity, actor: Rightful): Address {
  return sort && isSortable(entity, actor, sort) ? { ...others, sort } : others;
}

/** The filters of an address: the parameters that the entity declares, and rules that are put together as such. */
export function readFilters(address: Address, entity: AnyEntity): Filters {
  const known: readonly string[] = [
    ...(entity.filters ?? []),
    ...(entity.asOf ? [AS_OF, AS_OF_STORE.replace('_id', '')] : []),
  ];
  return Object.fromEntries(
    Object.entries(address).filter(([key, value]) =>
      key === 'filter' ? readListFilter(value) : known.includes(key.replace(/_(id|from|to)$/, '')),
    ),
  );
}

/** The address of a list state: only what differs from the default, so that a plain list has a plain address. */
export function writeListState(state: ListState, filters: Filters, entity: AnyEntity): Address {
  const plain = readListState({}, entity);
  const changed = Object.entries(state).filter(([key, value]) => value !== plain[key as keyof ListState]);
  return { ...filters, ...Object.fromEntries(changed.map(([key, value]) => [key, String(value)])) };
}

function wholeWithin(text: string | undefined, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
