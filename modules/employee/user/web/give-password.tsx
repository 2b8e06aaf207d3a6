import { useRef, useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { problemOfPassword } from '../../password/password.rules.ts';
import { ACCESS } from './access.words.ts';

/** A password for somebody who has lost his: told to him in person, and good for one login. */
export function GivePassword({ id, name }: { id: string; name: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
  const [looked, setLooked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { sending, refused, forgive, send } = useSending();
  const weakness = problemOfPassword(password, [name]);
  const close = () => {
    setOpened(false);
    setPassword('');
    setLooked(false);
    forgive();
  };
  const submit = async () => {
    setLooked(true);
    if (weakness) return;
    const isDone = await send(async () => {
      const title = await call<string>('PUT', 'user/password', { body: { id, password } });
      showToast({ tone: 'success', title });
    });
    if (isDone) close();
  };
  return (
    <>
      <Button kind="ghost" onClick={() => setOpened(true)}>
        {say(ACCESS.givePassword)}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={say(ACCESS.givePasswordTo, { name })}
        actions={
          <>
            <Button size="l" onClick={close}>
              {say(ACCESS.cancel)}
            </Button>
            <Button size="l" kind="primary" loading={sending} onClick={() => form.current?.requestSubmit()}>
              {say(ACCESS.setPassword)}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack>
            <span>{say(ACCESS.givePasswordText, { name })}</span>
            <PasswordInput
              label={say(ACCESS.newPassword)}
              name="password"
              autoComplete="new-password"
              autoFocus
              value={password}
              onChange={(typed) => {
                setPassword(typed);
                forgive();
              }}
              error={refused || (looked && weakness ? sayProblem(weakness, language) : undefined)}
            />
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
