import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './branch-data.module.css';
import { START_ANEW } from './reset.words.ts';
import { useReset } from './use-reset.ts';

/** Empties the branch for whoever types its name: nobody does that to the wrong branch, or by one press. */
export function StartAnew({ branchName }: { branchName: string }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const { reset, sending, refused, forgive } = useReset();
  return (
    <Card title={say(START_ANEW.title)}>
      <form
        className={classes.anew}
        onSubmit={(event) => {
          event.preventDefault();
          void reset(typed).then(() => setTyped(''));
        }}
      >
        <p className={classes.quiet}>{say(START_ANEW.about)}</p>
        <TextInput
          label={say(START_ANEW.typeName, { branch: branchName })}
          value={typed}
          autoComplete="off"
          error={refused || undefined}
          onChange={(text) => {
            setTyped(text);
            forgive();
          }}
        />
        <Button
          type="submit"
          kind="danger"
          icon="delete"
          loading={sending}
          disabled={typed.trim() !== branchName}
        >
          {say(START_ANEW.reset)}
        </Button>
      </form>
    </Card>
  );
}
