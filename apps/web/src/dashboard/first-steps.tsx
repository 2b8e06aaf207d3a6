import { useQueries } from '@tanstack/react-query';
import { screensOf } from '#core/derive/screens.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';
import { NEXT_STEPS } from './next-steps.ts';
import { OpenPlaces } from './open-places.tsx';

/** What to do first in a branch that has sold nothing yet, with what is done already; or what else one's rights open. */
export function FirstSteps() {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const paths = new Set(screensOf(registry).map((screen) => screen.path));
  const steps = NEXT_STEPS.filter((step) => paths.has(step.path) && may(step.permissions));
  const counted = [...new Set(steps.flatMap(({ doneWith }) => doneWith?.entity ?? []))]
    .map((name) => registry.entity(name))
    .filter((entity) => may(entity.permissions.list));
  const counts = useQueries({ queries: counted.map((entity) => queriesOf(entity).count('all')) });
  const countOf = (name: string) => counts[counted.findIndex((entity) => entity.name === name)]?.data?.total;
  if (steps.length === 0) return <OpenPlaces />;
  return (
    <Card title={say(DASHBOARD.next)} note={say(DASHBOARD.nextNote)} flush>
      <ul className={classes.steps}>
        {steps.map((step) => {
          const isDone = step.doneWith && (countOf(step.doneWith.entity) ?? 0) > step.doneWith.more;
          const press = say(isDone || !step.doneWith ? DASHBOARD.open : DASHBOARD.start);
          return (
            <li key={step.key}>
              <span className={classes.badge}>
                <Icon name={step.icon} />
              </span>
              <div className={classes.words}>
                <b>{say(step.title)}</b>
                <p>{say(step.why)}</p>
              </div>
              <Row>
                {isDone && (
                  <Chip tone="success" icon="check">
                    {say(DASHBOARD.done)}
                  </Chip>
                )}
                <Button href={step.href} aria-label={`${press}: ${say(step.title)}`}>
                  {press}
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
