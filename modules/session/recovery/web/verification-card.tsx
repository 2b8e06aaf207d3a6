import { useState } from 'react';
import type { WireOf } from '#core/define-answer.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { linkTo } from '../../login/web/use-guest-path.ts';
import type { rightCodeAnswer } from '../recovery.answer.ts';
import { RECOVERY } from './recovery.words.ts';
import { type SavedRecovery, saveRecovery } from './saved-recovery.ts';

const DIGITS = 8;

/** The code of the message, typed in the tab that asked for it. It says nothing of whether one was sent. */
export function VerificationCard({ kept, go }: { kept: SavedRecovery; go: (to: string) => void }) {
  const say = useSay();
  const [code, setCode] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const isWhole = code.replace(/\D/g, '').length === DIGITS;
  const submit = () => {
    setLooked(true);
    if (!isWhole) return;
    void send(async () => {
      const body = { request: kept.request, code };
      const { token } = await call<WireOf<typeof rightCodeAnswer>>('POST', 'user/verify', { body });
      saveRecovery({ ...kept, token });
      go('/reset-password');
    });
  };
  return (
    <GuestCard
      title={say(RECOVERY.codeTitle)}
      text={say(kept.channel === 'sms' ? RECOVERY.codeBySms : RECOVERY.codeByEmail, { name: kept.name })}
      onSubmit={submit}
    >
      <TextInput
        label={say(RECOVERY.code)}
        name="code"
        icon="lock"
        size="xl"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="1234 5678"
        maxLength={12}
        autoFocus
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forgive();
        }}
        error={refused || (looked && !isWhole ? say(RECOVERY.codeShort) : undefined)}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(RECOVERY.verify)}
      </Button>
      <Row between>
        <TextLink {...linkTo(go, '/forgot-password')}>{say(RECOVERY.askAgain)}</TextLink>
        <TextLink {...linkTo(go, '/')}>{say(RECOVERY.toLogin)}</TextLink>
      </Row>
    </GuestCard>
  );
}
