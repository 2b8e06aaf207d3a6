import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { START_ANEW } from './reset.words.ts';
import { TypedNameForm } from './typed-name-form.tsx';
import { useReset } from './use-reset.ts';

/** Empties the branch for whoever types its name. */
export function StartAnew({ branchName }: { branchName: string }) {
  const say = useSay();
  const { reset, sending, refused, forgive } = useReset();
  return (
    <Card title={say(START_ANEW.title)}>
      <TypedNameForm
        name={branchName}
        about={say(START_ANEW.about)}
        label={say(START_ANEW.typeName, { branch: branchName })}
        button={say(START_ANEW.reset)}
        {...{ sending, refused, forgive }}
        onSubmit={reset}
      />
    </Card>
  );
}
