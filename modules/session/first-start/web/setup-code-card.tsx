import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { GUEST } from '../../login/web/guest.words.ts';
import { FIRST } from './first-start.words.ts';
import { checkSetupCode } from './first-start-call.ts';

const EXAMPLE = 'ABCD-2345';

/** A first start from another device than the server: who begins shows that the server is his to set up. */
export function SetupCodeCard({ onCode }: { onCode: (code: string) => void }) {
  const say = useSay();
  const [code, setCode] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const typed = code.trim();
  const submit = () => {
    setLooked(true);
    if (!typed) return;
    void send(async () => {
      await checkSetupCode(typed);
      onCode(typed);
    });
  };
  return (
    <GuestCard title={say(FIRST.codeTitle)} text={say(FIRST.codeText)} onSubmit={submit}>
      <TextInput
        label={say(FIRST.code)}
        hint={say(FIRST.codeHint)}
        name="setup_code"
        icon="lock"
        size="xl"
        autoComplete="off"
        placeholder={EXAMPLE}
        maxLength={40}
        autoFocus
        value={code}
        onChange={(next) => {
          setCode(next);
          forgive();
        }}
        error={refused || (looked && !typed ? say(GUEST.needed) : undefined)}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(FIRST.next)}
      </Button>
    </GuestCard>
  );
}
