import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { type ListState, storedOrder } from '#core/list-state.ts';
import type { Filters } from '../api/queries.ts';
import { searchOf } from '../screens/addresses.ts';
import { useActor } from '../user/current-user.tsx';
import { type Address, addressWithin, readFilters, readListState, writeListState } from './list-address.ts';
import { rememberList } from './list-memory.ts';

export interface ListAddress {
  state: ListState;
  filters: Filters;
  /** Changes part of the state; anything but the page begins at page 1 again. */
  change(part: Partial<ListState>, filters?: Filters, options?: { replace: boolean }): void;
}

/** What the address of this page asks of a list, as far as its reader may ask for it. */
export function useAskedList(entity: AnyEntity): Pick<ListAddress, 'state' | 'filters'> {
  const address = useSearch({ strict: false }) as Address;
  const actor = useActor();
  return useMemo(() => {
    const within = addressWithin(address, entity, actor);
    return { state: readListState(within, entity), filters: readFilters(within, entity) };
  }, [address, entity, actor]);
}

/** The state of a list, kept in the address: back, reload and sharing keep it. */
export function useListState(entity: AnyEntity): ListAddress {
  const address = useSearch({ strict: false }) as Address;
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const { state, filters } = useAskedList(entity);
  useEffect(() => rememberList(path, address), [path, address]);
  const change = useCallback(
    (part: Partial<ListState>, changed: Filters = filters, { replace } = { replace: false }) => {
      const asked = { ...state, ...('page' in part ? {} : { page: 1 }), ...part };
      const next = { ...asked, ...storedOrder(entity, asked) };
      const typing = 'keyword' in part && state.keyword !== '';
      void navigate({
        to: path,
        search: searchOf(writeListState(next, changed, entity)),
        replace: typing || replace,
        resetScroll: false,
      });
    },
    [state, filters, entity, navigate, path],
  );
  return { state, filters, change };
}
