import { useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { login } from '#web-kit/session/login.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { takeEndedNotice } from './ended-notice.ts';
import { GUEST } from './guest.words.ts';

/** Phone or e-mail and password. A wrong pair is one sentence, whichever of the two is wrong. */
export function LoginCard({ onLoggedIn }: { onLoggedIn: (user: SessionUser) => Promise<void> }) {
  const say = useSay();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [looked, setLooked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const [hasEnded] = useState(takeEndedNotice);
  const usernameInput = useRef<HTMLInputElement>(null);
  const missing = (value: string) => (looked && value.trim() === '' ? say(GUEST.needed) : undefined);
  const submit = async () => {
    setLooked(true);
    if (!username.trim() || !password) return usernameInput.current?.focus();
    setSending(true);
    try {
      const user = await login(username.trim(), password);
      showToast({ tone: 'success', title: say(GUEST.loggedIn) });
      await onLoggedIn(user);
    } catch (error) {
      if (error instanceof Refused) setRefusal(error.message);
      else showToast({ tone: 'error', title: problemText(error, say) });
      setSending(false);
    }
  };
  const type = (set: (value: string) => void) => (value: string) => {
    set(value);
    setRefusal(undefined);
  };
  return (
    <GuestCard
      title={say(GUEST.logIn)}
      text={say(hasEnded ? GUEST.ended : GUEST.toBranch)}
      onSubmit={() => void submit()}
    >
      <TextInput
        ref={usernameInput}
        label={say(GUEST.username)}
        name="username"
        icon="user"
        size="l"
        autoComplete="username"
        autoFocus
        value={username}
        onChange={type(setUsername)}
        error={missing(username)}
      />
      <PasswordInput
        label={say(GUEST.password)}
        name="password"
        size="l"
        autoComplete="current-password"
        value={password}
        onChange={type(setPassword)}
        error={refusal ?? missing(password)}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending} disabled={refusal !== undefined}>
        {say(GUEST.logIn)}
      </Button>
    </GuestCard>
  );
}
