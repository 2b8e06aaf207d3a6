import { useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type BesidePassword, login } from '#web-kit/session/login.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { OtpCard } from '../../recovery/web/otp-card.tsx';
import { RECOVERY } from '../../recovery/web/recovery.words.ts';
import { GUEST } from './guest.words.ts';
import { OwnPasswordCard } from './own-password-card.tsx';
import { linkTo } from './use-guest-path.ts';

export interface LoginCardProps {
  go: (to: string) => void;
  onLoggedIn: (user: SessionUser) => Promise<void>;
}

/** What the server asks for after the password, by the code of its refusal. */
const NEXT_STEP: Readonly<Record<string, 'otp' | 'new_password'>> = {
  otp_needed: 'otp',
  new_password_needed: 'new_password',
};

/** Phone or e-mail and password. A wrong pair is one sentence, whichever of the two is wrong. */
export function LoginCard({ go, onLoggedIn }: LoginCardProps) {
  const say = useSay();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [looked, setLooked] = useState(false);
  const [refused, setRefused] = useState({ username: '', password: '', text: '' });
  const [sending, setSending] = useState(false);
  const [hasEnded] = useState(takeEndedNotice);
  const [beside, setBeside] = useState<BesidePassword>({});
  const [step, setStep] = useState<'password' | 'otp' | 'new_password'>('password');
  const usernameInput = useRef<HTMLInputElement>(null);
  // What was refused is this pair; whoever has typed on meanwhile may try again at once.
  const isRefused = refused.text !== '' && refused.username === username && refused.password === password;
  const missing = (value: string) => (looked && value.trim() === '' ? say(GUEST.needed) : undefined);
  /** Logs in with what is known by now, or goes on to what is asked for beside it. */
  const enter = async (known: BesidePassword) => {
    try {
      const user = await login(username.trim(), password, known);
      showToast({ tone: 'success', title: say(GUEST.loggedIn) });
      await onLoggedIn(user);
    } catch (error) {
      const next = error instanceof Refused ? NEXT_STEP[error.code ?? ''] : undefined;
      if (!next) throw error;
      setBeside(known);
      setStep(next);
      setSending(false);
    }
  };
  const submit = async () => {
    setLooked(true);
    if (!username.trim() || !password) return usernameInput.current?.focus();
    setSending(true);
    try {
      await enter({});
    } catch (error) {
      if (error instanceof Refused) setRefused({ username, password, text: error.message });
      else showToast({ tone: 'error', title: problemText(error, say) });
      setSending(false);
    }
  };
  const back = () => {
    setBeside({});
    setStep('password');
  };
  if (step === 'otp') return <OtpCard onCode={(otp) => enter({ ...beside, otp })} onBack={back} />;
  if (step === 'new_password')
    return (
      <OwnPasswordCard onPassword={(new_password) => enter({ ...beside, new_password })} onBack={back} />
    );
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
        onChange={setUsername}
        error={missing(username)}
      />
      <PasswordInput
        label={say(GUEST.password)}
        name="password"
        size="l"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isRefused ? refused.text : missing(password)}
      />
      <Row between>
        <span />
        <TextLink size="s" {...linkTo(go, '/forgot-password')}>
          {say(RECOVERY.forgot)}
        </TextLink>
      </Row>
      <Button kind="primary" size="l" type="submit" block loading={sending} disabled={isRefused}>
        {say(GUEST.logIn)}
      </Button>
    </GuestCard>
  );
}

/** Left by a session that ended, so that the login says why it is shown; read once. */
const KEPT_AS = 'session-ended';

function takeEndedNotice(): boolean {
  const ended = sessionStorage.getItem(KEPT_AS) !== null;
  sessionStorage.removeItem(KEPT_AS);
  return ended;
}
