import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { newId } from '#core/ids.ts';
import { call } from '../api/client.ts';
import { Unreachable } from '../api/refused.ts';
import { forgetOnLeaving } from '../session/forget-on-leaving.ts';
import { useBranch, useCurrentUser } from '../user/current-user.tsx';
import type { ActShelf } from './act-shelf.ts';
import { tabsOf } from './other-tabs.ts';
import { type CallOfAct, type SavedAct, type SavedActs, saveActs } from './save-acts.ts';

const EVERY_MS = 15_000;

/** A page that goes on without a network: what it shows, what is done on it, and where both lie. */
export interface OfflinePage<A extends SavedAct, T> {
  /** Of its own among such pages. */
  name: string;
  shelf: ActShelf<A, T>;
  /** What it shows, from the server. */
  ask: (signal: AbortSignal) => Promise<T>;
  /** The beginning of the keys of what is asked for again as something of it was sent. */
  queryKey: QueryKey;
  callOf: (act: A) => CallOfAct;
  nextToSend: (acts: readonly A[]) => A | undefined;
}

/** The queues that are open, by page and by user and branch. */
const queues = new Map<string, unknown>();
/** Set by the pages that are open: what they show is asked for again as something was sent. */
const heard = new Map<string, Set<(act: SavedAct) => void>>();

function queueOf<A extends SavedAct, T>(page: OfflinePage<A, T>, scope: string): SavedActs<A> {
  const key = `${page.name} ${scope}`;
  const known = queues.get(key) as SavedActs<A> | undefined;
  if (known) return known;
  const { shelf, callOf, nextToSend } = page;
  const onSent = (act: A) => {
    for (const listener of heard.get(page.name) ?? []) listener(act);
  };
  const made = saveActs({
    ...{ scope, shelf, callOf, nextToSend, onSent, newId },
    ask: call,
    otherTabs: tabsOf(key),
  });
  queues.set(key, made);
  forgetOnLeaving(shelf.dropShown);
  return made;
}

/**
 * What a page shows as the server has it, or as it had it when it last answered; and what was done since, which is sent by itself.
 * What was sent counts among it until the server has been asked again: what is shown never goes back to what it was before.
 */
export function useActs<A extends SavedAct, T>(page: OfflinePage<A, T>) {
  const user = useCurrentUser();
  const { id: branch } = useBranch();
  const client = useQueryClient();
  const scope = `${branch} ${user.id}`;
  const saved = useMemo(() => queueOf(page, scope), [page, scope]);
  const state = useSyncExternalStore(saved.state.follow, saved.state.get);
  const query = useQuery(shownOn(page, scope));
  const waits = state.acts.some((act) => act.state === 'waiting');
  const [sent, setSent] = useState<readonly SavedAct[]>([]);
  useEffect(() => {
    const again = async (act: SavedAct) => {
      setSent((acts) => [...acts, act]);
      await client.invalidateQueries({ queryKey: page.queryKey });
      setSent((acts) => acts.filter((one) => one !== act));
    };
    const listener = (act: SavedAct) => void again(act);
    const listeners = heard.get(page.name) ?? new Set();
    heard.set(page.name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }, [client, page]);
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
  const acts = useMemo(() => [...(sent as readonly A[]), ...state.acts], [sent, state.acts]);
  return { state, saved, query, acts };
}

function shownOn<A extends SavedAct, T>({ name, queryKey, ask, shelf }: OfflinePage<A, T>, scope: string) {
  return queryOptions({
    queryKey: [...queryKey, name, scope],
    // A browser that believes to be offline asks all the same: the device has an answer of its own.
    networkMode: 'always' as const,
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<T> => {
      try {
        const found = await ask(signal);
        await shelf.putShown(scope, found);
        return found;
      } catch (error) {
        const before = error instanceof Unreachable ? await shelf.readShown(scope) : null;
        if (before) return before;
        throw error;
      }
    },
  });
}
