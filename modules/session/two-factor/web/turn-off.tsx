import { showToast } from '#ui/feedback/toast-store.ts';
import { callForSentence } from '#web-kit/api/answers.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { ProveForm } from './prove-form.tsx';
import type { TurnProps } from './turn-on.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

/** From here on the password alone logs in again. */
export function TurnOff({ onDone, onCancel }: TurnProps) {
  const say = useSay();
  return (
    <ProveForm
      press={say(TWO_FACTOR.turnOff)}
      danger
      onCancel={onCancel}
      onProve={async (proof) => {
        const title = await callForSentence('PUT', 'user/end-two-factor', { body: proof });
        showToast({ tone: 'success', title });
        await onDone(null);
      }}
    />
  );
}
