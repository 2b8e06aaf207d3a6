import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/spacing.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { SHIFT } from './shift.words.ts';
import { useShiftTerms } from './use-shift-terms.ts';

/**
 * Asks once, in a branch that was opened before there were safes, whether it keeps one: whoever may open accounts opens it,
 * whoever may change settings says that there is none (A32).
 */
export function SafeQuestion() {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { id } = useBranch();
  const { branch_settings: settings } = useCurrentUser();
  const { refresh } = useSessionActs();
  const { data: terms } = useShiftTerms();
  const [sending, setSending] = useState(false);
  const isKnown = !terms || terms.places.some(({ is_safe }) => is_safe) || settings.keeps_safe === false;
  if (isKnown || !may(account.permissions.create)) return null;
  const answer = async (send: () => Promise<unknown>) => {
    setSending(true);
    try {
      await send();
      await refresh();
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  const open = () => {
    const body = { name: say(SHIFT.safe), type: 'cash in hand', is_till: false };
    return answer(() => call('POST', 'account', { body, idempotencyKey: newId() }));
  };
  const none = () =>
    answer(() =>
      call('PUT', withQuery('branch/settings', { id }), {
        body: { keeps_safe: false },
        idempotencyKey: newId(),
      }),
    );
  return (
    <Notice tone="info" title={say(SHIFT.safeTitle)}>
      {say(SHIFT.safeWhy, { till: terms.tills[0]?.name ?? '' })}
      <Row>
        <Button loading={sending} onClick={() => void open()}>
          {say(SHIFT.openSafe)}
        </Button>
        {may('access_branch_settings') && (
          <Button kind="ghost" disabled={sending} onClick={() => void none()}>
            {say(SHIFT.noSafe)}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
