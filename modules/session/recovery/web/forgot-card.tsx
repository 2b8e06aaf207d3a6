import { useState } from 'react';
import type { WireOf } from '#core/define-answer.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { GUEST } from '../../login/web/guest.words.ts';
import { linkTo } from '../../login/web/use-guest-path.ts';
import type { askedCodeAnswer } from '../recovery.answer.ts';
import { RECOVERY } from './recovery.words.ts';
import { saveRecovery } from './saved-recovery.ts';

/** Asks for a code to the phone number or e-mail address that one logs in with. */
export function ForgotCard({ go }: { go: (to: string) => void }) {
  const say = useSay();
  const [name, setName] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const missing = looked && name.trim() === '' ? say(GUEST.needed) : undefined;
  const submit = () => {
    setLooked(true);
    if (name.trim() === '') return;
    void send(async () => {
      const body = { username: name.trim() };
      const asked = await call<WireOf<typeof askedCodeAnswer>>('POST', 'user/forgot-password', { body });
      saveRecovery({ name: body.username, channel: asked.channel, request: asked.request });
      go('/verification');
    });
  };
  return (
    <GuestCard title={say(RECOVERY.forgotTitle)} text={say(RECOVERY.forgotText)} onSubmit={submit}>
      <TextInput
        label={say(GUEST.username)}
        name="username"
        icon="user"
        size="l"
        autoComplete="username"
        autoFocus
        value={name}
        onChange={(typed) => {
          setName(typed);
          forgive();
        }}
        error={refused || missing}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(RECOVERY.send)}
      </Button>
      <TextLink {...linkTo(go, '/')}>{say(RECOVERY.toLogin)}</TextLink>
    </GuestCard>
  );
}
