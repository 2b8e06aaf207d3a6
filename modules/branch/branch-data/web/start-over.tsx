import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { START_OVER } from './reset.words.ts';
import { TypedNameForm } from './typed-name-form.tsx';
import { useReset } from './use-reset.ts';

/** Empties the branch for whoever types its name. */
export function StartOver({ branchName }: { branchName: string }) {
  const say = useSay();
  const { reset, sending, refused, forgive } = useReset();
  return (
    <Card title={say(START_OVER.title)}>
      <TypedNameForm
        name={branchName}
        about={say(START_OVER.about)}
        label={say(START_OVER.typeName, { branch: branchName })}
        button={say(START_OVER.reset)}
        {...{ sending, refused, forgive }}
        onSubmit={reset}
      />
    </Card>
  );
}
