import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRegistry } from '../screens/registry.tsx';
import { seenRole } from '../session/seen-role.ts';
import { supportOfTab } from '../session/support-of-tab.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { useSessionActs } from '../user/session-acts.ts';
import { noteBuild } from './build-in-use.ts';
import { followChanges } from './follow-changes.ts';
import type { ServerEvent } from './read-events.ts';
import { MISSED, shareStream } from './share-stream.ts';
import { type Changed, isStale } from './stale-keys.ts';

/**
 * What others change is seen at once: the server tells which records, and what of them is on the screen is asked again.
 * Nobody follows in the business of another, where every look stands on record.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const registry = useRegistry();
  const { id, branch_id } = useCurrentUser();
  const { refresh } = useSessionActs();
  const refreshUser = useRef(refresh);
  useEffect(() => {
    refreshUser.current = refresh;
  }, [refresh]);
  useEffect(() => {
    if (supportOfTab()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onEvent = ({ name, data }: ServerEvent) => {
      if (name === 'hello') noteBuild((data as { build?: string }).build ?? '');
      if (name === 'caller' || name === 'missed') void refreshUser.current();
      const changed = name === 'change' ? (data as Changed) : null;
      if (changed || name === 'missed')
        void client.invalidateQueries({
          predicate: ({ queryKey }) =>
            !isBeingChanged(queryKey) && (!changed || isStale(queryKey, changed, registry)),
        });
    };
    shareStream(`changes ${id} ${branch_id} ${seenRole()}`, {
      follow: (tell, onLost) => followChanges({ signal, onEvent: tell, onGap: () => tell(MISSED), onLost }),
      onEvent,
      signal,
    });
    return () => leaving.abort();
  }, [client, registry, id, branch_id]);
}

/** A form keeps the record as it was opened: what somebody else saved meanwhile is told when this one is saved. */
function isBeingChanged([, question]: readonly unknown[]): boolean {
  return question === 'one' && /[-/]form$/.test(location.pathname);
}
