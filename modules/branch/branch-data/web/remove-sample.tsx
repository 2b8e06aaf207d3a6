import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { leave } from '#web-kit/session/leave.ts';
import classes from './branch-data.module.css';
import { REMOVE_SAMPLE } from './reset.words.ts';

/** The end of a sample shop, for its owner who types its name; nobody is logged in to it afterwards, he neither. */
export function RemoveSample({ businessName }: { businessName: string }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const { send, sending, refused, forgive } = useSending();
  const remove = async () => {
    await call('POST', 'business/remove-sample', { body: { name: typed } });
    leave();
  };
  return (
    <Card title={say(REMOVE_SAMPLE.title)}>
      <form
        className={classes.anew}
        onSubmit={(event) => {
          event.preventDefault();
          void send(remove);
        }}
      >
        <p className={classes.quiet}>{say(REMOVE_SAMPLE.about)}</p>
        <TextInput
          label={say(REMOVE_SAMPLE.typeName, { business: businessName })}
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
          disabled={typed.trim() !== businessName}
        >
          {say(REMOVE_SAMPLE.remove)}
        </Button>
      </form>
    </Card>
  );
}
