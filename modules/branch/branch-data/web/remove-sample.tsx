import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { leave } from '#web-kit/session/leave.ts';
import { REMOVE_SAMPLE } from './reset.words.ts';
import { TypedNameForm } from './typed-name-form.tsx';

/** The end of a sample shop, for its owner who types its name; nobody is logged in to it afterwards, he neither. */
export function RemoveSample({ businessName }: { businessName: string }) {
  const say = useSay();
  const { send, sending, refused, forgive } = useSending();
  const remove = (name: string) =>
    send(async () => {
      await call('POST', 'business/remove-sample', { body: { name } });
      leave();
    });
  return (
    <Card title={say(REMOVE_SAMPLE.title)}>
      <TypedNameForm
        name={businessName}
        about={say(REMOVE_SAMPLE.about)}
        label={say(REMOVE_SAMPLE.typeName, { business: businessName })}
        button={say(REMOVE_SAMPLE.remove)}
        {...{ sending, refused, forgive }}
        onSubmit={remove}
      />
    </Card>
  );
}
