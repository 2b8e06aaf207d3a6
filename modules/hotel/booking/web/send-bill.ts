import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { GUEST_BILL } from '../guest-bill.words.ts';

/** Sends the bill of a stay to its guest by SMS, and says whether it has gone out. */
export function useSendBill(): (id: string) => Promise<void> {
  const say = useSay();
  return async (id) => {
    try {
      await call('POST', 'booking/send-bill', { body: { id }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(GUEST_BILL.sent) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
}
