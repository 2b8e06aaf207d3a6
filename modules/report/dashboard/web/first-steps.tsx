import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/show/card.tsx';
import { type Step, StepList } from '#ui/show/step-list.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { DASHBOARD } from './dashboard.words.ts';
import { OpenPlaces } from './open-places.tsx';

/** What to do first in a new branch, until it is done or put away; or what else one's rights open. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const say = useSay();
  const { refresh } = useSessionActs();
  const { sending, refused, send } = useSending();
  const putAway = () =>
    send(async () => {
      await call('PUT', 'user/settings', { body: { settings: { first_steps: false } } });
      await refresh();
    });
  if (steps.length === 0) return <OpenPlaces />;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={say(DASHBOARD.next)}
      note={done > 0 ? say(DASHBOARD.nextDone, { done, of: steps.length }) : undefined}
      action={
        <Button kind="ghost" size="s" loading={sending} onClick={() => void putAway()}>
          {say(DASHBOARD.putAway)}
        </Button>
      }
      flush
    >
      {refused && <Notice tone="danger">{refused}</Notice>}
      <StepList label={say(DASHBOARD.next)} steps={steps} />
    </Card>
  );
}
