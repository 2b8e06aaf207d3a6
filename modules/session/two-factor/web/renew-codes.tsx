import { callFor } from '#web-kit/api/client.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { recoveryCodesAnswer } from '../recovery-codes.answer.ts';
import { ProveForm } from './prove-form.tsx';
import type { TurnProps } from './turn-on.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

/** New recovery codes in the place of those that were used up or seen by somebody. */
export function RenewCodes({ onDone, onCancel }: TurnProps) {
  const say = useSay();
  return (
    <>
      <p>{say(TWO_FACTOR.renewText)}</p>
      <ProveForm
        press={say(TWO_FACTOR.renew)}
        onCancel={onCancel}
        onProve={async (proof) => {
          const { codes } = await callFor(recoveryCodesAnswer, 'PUT', 'user/renew-recovery-codes', {
            body: proof,
          });
          await onDone(codes);
        }}
      />
    </>
  );
}
