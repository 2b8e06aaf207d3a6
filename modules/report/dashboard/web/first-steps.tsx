import { Card } from '#ui/show/card.tsx';
import { type Step, StepList } from '#ui/show/step-list.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { DASHBOARD } from './dashboard.words.ts';
import { OpenPlaces } from './open-places.tsx';

/** What to do first in a branch that has sold nothing yet; or what else one's rights open. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const say = useSay();
  if (steps.length === 0) return <OpenPlaces />;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={say(DASHBOARD.next)}
      note={done > 0 ? say(DASHBOARD.nextDone, { done, of: steps.length }) : undefined}
      flush
    >
      <StepList label={say(DASHBOARD.next)} steps={steps} />
    </Card>
  );
}
