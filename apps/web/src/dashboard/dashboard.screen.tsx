import { useQueries } from '@tanstack/react-query';
import { screensOf } from '#core/derive/screens.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { totalText } from '#web-kit/list/page-range.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';
import { NEXT_STEPS } from './next-steps.ts';

/** The start page: what there is so far, counted by the server, and what to do next. */
export default function DashboardScreen() {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const { language } = useLanguage();
  const registry = useRegistry();
  const counted = COUNTED.filter((name) => registry.entities.some((entity) => entity.name === name))
    .map((name) => registry.entity(name))
    .filter((entity) => may(entity.permissions.list));
  const counts = useQueries({ queries: counted.map((entity) => queriesOf(entity).count('all')) });
  const paths = new Set(screensOf(registry).map((screen) => screen.path));
  const steps = NEXT_STEPS.filter((step) => paths.has(step.path) && may(step.permissions));
  const countOf = (name: string) => counts[counted.findIndex((entity) => entity.name === name)]?.data?.total;
  return (
    <Page>
      <PageHeader title={say(greeting(new Date().getHours()), { name: user.name.split(' ')[0] ?? '' })} />
      <Stack>
        {counted.length > 0 && (
          <FigureStrip
            items={counted.map((entity, index) => {
              const page = counts[index]?.data;
              return {
                key: entity.name,
                title: registry.words(entity.name)[language].many,
                amount: page ? totalText(page) : '–',
              };
            })}
          />
        )}
        {steps.length === 0 ? (
          <Card>
            <EmptyState icon="lock" tone="neutral" title={user.branch_name} body={say(DASHBOARD.nothing)} />
          </Card>
        ) : (
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
        )}
      </Stack>
    </Page>
  );
}

const COUNTED = ['product', 'category', 'customer', 'user'];

function greeting(hour: number) {
  if (hour < 12) return DASHBOARD.morning;
  return hour < 17 ? DASHBOARD.afternoon : DASHBOARD.evening;
}
