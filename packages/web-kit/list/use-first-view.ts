import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { viewWithin } from '#core/list-view.ts';
import { useActor } from '../user/current-user.tsx';
import { writeListState } from './list-address.ts';
import { wasOpen } from './list-memory.ts';
import type { ListColumns } from './use-list-columns.ts';
import type { ListAddress } from './use-list-state.ts';
import { askedBy } from './views/stand-of-list.ts';

/** Opens a list with the view its user has chosen, unless an address or an earlier visit says what to show. */
export function useFirstView(entity: AnyEntity, address: ListAddress, { taste }: ListColumns): void {
  const actor = useActor();
  const path = useLocation({ select: (location) => location.pathname });
  const [isAgain] = useState(() => wasOpen(path));
  const { state, filters, change } = address;
  const isPlain = Object.keys(writeListState(state, filters, entity)).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the list is opened
  useEffect(() => {
    if (!taste.first || isAgain || !isPlain) return;
    const asked = askedBy(viewWithin(taste.first.view, entity, actor), entity);
    change(asked.state, asked.filters, { replace: true });
  }, []);
}
