import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { linkTo } from '../../login/web/use-guest-path.ts';
import { NewPasswordInputs, useNewPassword } from './new-password-inputs.tsx';
import { RECOVERY } from './recovery.words.ts';
import { saveRecovery } from './saved-recovery.ts';

/** A new password against the proof of the code; one logs in with it afterwards, as always. */
export function ResetCard({ token, go }: { token: string; go: (to: string) => void }) {
  const say = useSay();
  const [keepsTokens, setKeepsTokens] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const { password, look, inputs } = useNewPassword('password', { refused, forgive });
  const submit = () => {
    if (!look()) return;
    void send(async () => {
      const title = await callForSentence('POST', 'user/reset-password', {
        body: { token, password, keep_tokens: keepsTokens },
      });
      saveRecovery(null);
      showToast({ tone: 'success', title });
      go('/');
    });
  };
  return (
    <GuestCard title={say(RECOVERY.resetTitle)} text={say(RECOVERY.resetText)} onSubmit={submit}>
      <NewPasswordInputs {...inputs} />
      <Checkbox
        label={say(RECOVERY.keepTokens)}
        name="keep_tokens"
        checked={keepsTokens}
        onChange={setKeepsTokens}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(RECOVERY.save)}
      </Button>
      <TextLink {...linkTo(go, '/forgot-password')}>{say(RECOVERY.askAgain)}</TextLink>
    </GuestCard>
  );
}
