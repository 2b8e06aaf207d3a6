import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { TWO_FACTOR } from './two-factor.words.ts';

/** The owner demands a second factor of everybody; the server asks for his password, and for a factor of his own. */
export function DemandOfAll() {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const { refresh } = useSessionActs();
  const [sending, setSending] = useState(false);
  if (user.account_type !== 'owner' || !may('access_branch_settings')) return null;
  const isOn = user.settings.two_factor_authentication_enabled;
  const demand = async (requires_two_factor: boolean) => {
    setSending(true);
    try {
      const title = await callForSentence('PUT', 'business/two-factor', { body: { requires_two_factor } });
      showToast({ tone: 'success', title });
      await refresh();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
    setSending(false);
  };
  return (
    <Switch
      label={say(TWO_FACTOR.ofAll)}
      hint={isOn ? say(TWO_FACTOR.ofAllWhy, { business: user.business_name }) : say(TWO_FACTOR.ofAllFirst)}
      side="right"
      checked={user.two_factor_demand === 'business'}
      disabled={sending || !isOn}
      onChange={(on) => void demand(on)}
    />
  );
}
