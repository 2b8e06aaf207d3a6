import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newId } from '#core/ids.ts';
import { ask, call } from '#web-kit/api/client.ts';
import { Unreachable } from '#web-kit/api/refused.ts';
import { tabsOf } from '#web-kit/offline/other-tabs.ts';
import { forgetOnLeaving } from '#web-kit/session/forget-on-leaving.ts';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { type OwnTrips, withActs } from '../driver-acts.rules.ts';
import { ownTrips } from '../own-trips.answer.ts';
import { driverShelf } from './driver-shelf.ts';
import { type SavedActs, saveActs } from './save-acts.ts';

const EVERY_MS = 15_000;

/** What is shown is asked for again as something of it was sent; set by the page that is open. */
const heard = new Set<() => void>();
const machines = new Map<string, SavedActs>();

function actsOf(scope: string): SavedActs {
  const known = machines.get(scope);
  if (known) return known;
  const onSent = () => {
    for (const listener of heard) listener();
  };
  const otherTabs = tabsOf(`driver ${scope}`);
  const made = saveActs({ scope, ask: call, shelf: driverShelf, otherTabs, onSent, newId });
  machines.set(scope, made);
  forgetOnLeaving(driverShelf.dropTrips);
  return made;
}

/** His trips as the server has them, or as it had them when it last answered. */
const tripsOf = (scope: string) =>
  queryOptions({
    queryKey: ['truck-order', 'mine', scope],
    // A browser that believes to be offline asks all the same: the phone has an answer of its own.
    networkMode: 'always' as const,
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<OwnTrips> => {
      try {
        const found = await ask(ownTrips, 'truck-order/mine', { signal });
        await driverShelf.putTrips(scope, found);
        return found;
      } catch (error) {
        const saved = error instanceof Unreachable ? await driverShelf.readTrips(scope) : null;
        if (saved) return saved;
        throw error;
      }
    },
  });

/** The trips of whoever is logged in with what he did on them, and how more is done; it sends what waits by itself. */
export function useDriver() {
  const user = useCurrentUser();
  const { id: branch } = useBranch();
  const client = useQueryClient();
  const scope = `${branch} ${user.id}`;
  const saved = useMemo(() => actsOf(scope), [scope]);
  const state = useSyncExternalStore(saved.state.follow, saved.state.get);
  const { data, isError, error, isFetching, refetch } = useQuery(tripsOf(scope));
  const waits = state.acts.some((act) => act.state === 'waiting');
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: ['truck-order'] });
    heard.add(again);
    return () => void heard.delete(again);
  }, [client]);
  useEffect(() => {
    if (!waits) return;
    const send = () => void saved.sendAll();
    send();
    const timer = setInterval(send, EVERY_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [waits, saved]);
  return {
    ...{ state, saved, isError, error, isFetching, refetch },
    office: data?.office ?? null,
    trips: data && withActs(data.trips, state.acts),
  };
}
