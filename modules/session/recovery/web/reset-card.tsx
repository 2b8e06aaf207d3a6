import { useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { problemOfPassword } from '#modules/employee/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { linkTo } from '../../login/web/use-guest-path.ts';
import { RECOVERY } from './recovery.words.ts';
import { saveRecovery } from './saved-recovery.ts';

/** A new password against the proof of the code; one logs in with it afterwards, as always. */
export function ResetCard({ token, go }: { token: string; go: (to: string) => void }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [keepsTokens, setKeepsTokens] = useState(false);
  const [looked, setLooked] = useState(false);
  const [left, setLeft] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const { language } = useLanguage();
  const weakness = problemOfPassword(password);
  const weak = weakness ? sayProblem(weakness, language) : undefined;
  const differs = password !== again ? say(RECOVERY.differs) : undefined;
  const submit = () => {
    setLooked(true);
    if (weak || differs) return;
    void send(async () => {
      const title = await call<string>('POST', 'user/reset-password', {
        body: { token, password, keep_tokens: keepsTokens },
      });
      saveRecovery(null);
      showToast({ tone: 'success', title });
      go('/');
    });
  };
  return (
    <GuestCard title={say(RECOVERY.resetTitle)} text={say(RECOVERY.resetText)} onSubmit={submit}>
      <PasswordInput
        label={say(RECOVERY.password)}
        name="password"
        size="l"
        autoComplete="new-password"
        hint={say(RECOVERY.passwordHint)}
        autoFocus
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          forgive();
        }}
        onBlur={() => setLeft(password !== '')}
        error={refused || (looked || left ? weak : undefined)}
      />
      <PasswordInput
        label={say(RECOVERY.again)}
        name="again"
        size="l"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={looked && !weak ? differs : undefined}
      />
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
