import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { SETTINGS } from './settings.words.ts';

/** How one is known and how one likes it, as the server keeps it. */
export interface OwnSettings {
  name: string;
  phone_number: string;
  email: string | null;
  account_type: string;
  settings: Readonly<Record<string, unknown>>;
}

export const ownSettings = queryOptions({
  queryKey: ['own-settings'],
  queryFn: ({ signal }) => call<OwnSettings>('GET', 'user/settings', { signal }),
});

/** Changes something about oneself and asks for the user again, so that every screen follows at once. */
export function useChangeOwnSettings() {
  const say = useSay();
  const client = useQueryClient();
  const { refresh } = useSessionActs();
  return async (
    body: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, string>> | null> => {
    try {
      client.setQueryData(ownSettings.queryKey, await call<OwnSettings>('PUT', 'user/settings', { body }));
      await refresh();
      showToast({ tone: 'success', title: say(SETTINGS.saved) });
      return null;
    } catch (error) {
      if (error instanceof Refused && Object.keys(error.fields).length > 0) return error.fields;
      showToast({ tone: 'error', title: problemText(error, say) });
      return {};
    }
  };
}
