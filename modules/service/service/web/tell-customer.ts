import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { BOARD } from '../../board/board.words.ts';

/** Tells the customer of a job by SMS when he comes, and says that it is on its way; answers whether it is. */
export async function tellCustomer(id: string, say: Say): Promise<boolean> {
  try {
    await call('PUT', 'service/inform', { body: { id }, idempotencyKey: newId() });
    showToast({ tone: 'success', title: say(BOARD.isTold) });
    return true;
  } catch (error) {
    showToast({ tone: 'error', title: problemText(error, say) });
    return false;
  }
}
