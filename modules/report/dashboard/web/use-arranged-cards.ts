import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { arrangedCards, type CardChoice, choicesToSave } from '../arranged-cards.rules.ts';

/** The cards of the start page as this user wants them, on every device; `keep` takes another order, none is as delivered. */
export function useArrangedCards<C extends { key: string }>(cards: readonly C[]) {
  const say = useSay();
  const { refresh } = useSessionActs();
  const { settings } = useCurrentUser();
  const [typed, setTyped] = useState<readonly CardChoice[]>();
  const kept = typed ?? settings.dashboard_cards;
  const all = arrangedCards(cards, kept);
  const save = async (dashboard_cards: readonly CardChoice[]) => {
    setTyped(dashboard_cards);
    try {
      await call('PUT', 'user/settings', { body: { settings: { dashboard_cards } } });
      await refresh();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
    setTyped(undefined);
  };
  return {
    all,
    shown: all.filter(({ shown }) => shown),
    keep: (chosen: readonly CardChoice[]) => void save(choicesToSave(chosen, kept)),
    reset: () => void save([]),
  };
}
