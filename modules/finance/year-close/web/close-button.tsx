import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { YEAR } from './year-close.words.ts';

/** Closes the year that is on screen, once. */
export function CloseButton({ year }: { year: number }) {
  const say = useSay();
  const client = useQueryClient();
  const [key] = useState(newId);
  const [sending, setSending] = useState(false);
  const close = async () => {
    setSending(true);
    try {
      await call('POST', 'year-close/close', { body: { year }, idempotencyKey: key });
      showToast({ tone: 'success', title: say(YEAR.closed, { year }) });
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button kind="primary" icon="lock" loading={sending} onClick={() => void close()}>
      {say(YEAR.close, { year })}
    </Button>
  );
}
