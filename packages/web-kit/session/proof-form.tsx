import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { QuestionDialog } from '#ui/feedback/question-dialog.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { call } from '../api/client.ts';
import { useSending } from '../api/use-sending.ts';
import { useSay } from '../i18n/language.tsx';
import { useCurrentUser } from '../user/current-user.tsx';
import { PROOF } from './proof.words.ts';

/** The password, or a code of the second factor where that is on. */
export default function ProofForm({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const say = useSay();
  const { settings } = useCurrentUser();
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const submit = async () => {
    setLooked(true);
    if (typed.trim() === '') return;
    const body = byCode ? { code: typed.trim() } : { current_password: typed };
    if (await send(async () => void (await call('POST', 'user/prove', { body })))) onEnd(true);
  };
  const input = {
    value: typed,
    autoFocus: true,
    error: refused || (looked && typed.trim() === '' ? say(PROOF.needed) : undefined),
    onChange(next: string) {
      setTyped(next);
      forgive();
    },
  };
  const turn = () => {
    setByCode(!byCode);
    setTyped('');
    setLooked(false);
    forgive();
  };
  return (
    <QuestionDialog
      opened
      title={say(PROOF.title)}
      text={say(PROOF.text)}
      cancel={say(PROOF.cancel)}
      next={say(PROOF.next)}
      sending={sending}
      onClose={() => onEnd(false)}
      onSubmit={() => void submit()}
    >
      {byCode ? (
        <TextInput
          key="code"
          label={say(PROOF.code)}
          name="code"
          icon="lock"
          autoComplete="one-time-code"
          maxLength={20}
          {...input}
        />
      ) : (
        <PasswordInput
          key="password"
          label={say(PROOF.password)}
          name="current_password"
          autoComplete="current-password"
          {...input}
        />
      )}
      {settings.two_factor_authentication_enabled && (
        <Button kind="ghost" onClick={turn}>
          {say(byCode ? PROOF.usePassword : PROOF.useCode)}
        </Button>
      )}
    </QuestionDialog>
  );
}
