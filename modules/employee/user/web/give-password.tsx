import { useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { Button } from '#ui/actions/button.tsx';
import { QuestionDialog } from '#ui/feedback/question-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { GIVEN_PASSWORD_DAYS } from '../../password/given-password.rules.ts';
import { problemOfPassword } from '../../password/password.rules.ts';
import { ACCESS } from './access.words.ts';

/** A password for somebody who has lost his: told to him in person, and good for one login. */
export function GivePassword({ id, name }: { id: string; name: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
  const [looked, setLooked] = useState(false);
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
      const title = await callForSentence('PUT', 'user/password', { body: { id, password } });
      showToast({ tone: 'success', title });
    });
    if (isDone) close();
  };
  return (
    <>
      <Button kind="ghost" onClick={() => setOpened(true)}>
        {say(ACCESS.givePassword)}
      </Button>
      <QuestionDialog
        opened={opened}
        title={say(ACCESS.givePasswordTo, { name })}
        text={say(ACCESS.givePasswordText, { name, days: GIVEN_PASSWORD_DAYS })}
        cancel={say(ACCESS.cancel)}
        next={say(ACCESS.setPassword)}
        sending={sending}
        onClose={close}
        onSubmit={() => void submit()}
      >
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
      </QuestionDialog>
    </>
  );
}
