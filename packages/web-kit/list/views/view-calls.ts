import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import type { ListView } from '#core/list-view.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call, withQuery } from '../../api/client.ts';
import { problemText } from '../../api/problem-text.ts';
import { useSay } from '../../i18n/language.tsx';

/** A view as the server keeps it, one's own or a shared one. */
export interface SavedView {
  id: string;
  name: string;
  is_shared: boolean;
  is_own: boolean;
  view: ListView;
}

export function viewsOf({ name }: AnyEntity) {
  return queryOptions({
    queryKey: ['saved-view', name] as const,
    queryFn: ({ signal }) =>
      call<SavedView[]>('GET', withQuery('saved-view/list', { list: name }), { signal }),
  });
}

/** Keeps, changes and forgets views; answers whether it was done, and says why not. */
export function useSaveView(entity: AnyEntity) {
  const say = useSay();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const done = async (write: () => Promise<unknown>) => {
    setRunning(true);
    try {
      await write();
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
      return false;
    } finally {
      setRunning(false);
      await client.invalidateQueries({ queryKey: viewsOf(entity).queryKey });
    }
  };
  const idempotencyKey = newId();
  return {
    running,
    keep: (name: string, is_shared: boolean, view: ListView) =>
      done(() =>
        call('POST', 'saved-view', { body: { list: entity.name, name, is_shared, view }, idempotencyKey }),
      ),
    change: ({ id, name, is_shared, view }: SavedView) =>
      done(() =>
        call('PUT', withQuery('saved-view', { id }), { body: { name, is_shared, view }, idempotencyKey }),
      ),
    drop: ({ id }: SavedView) => done(() => call('DELETE', withQuery('saved-view', { id }))),
  };
}
