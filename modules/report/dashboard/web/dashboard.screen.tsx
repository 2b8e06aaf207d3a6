import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { screensOf } from '#core/derive/screens.ts';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { SEES_DASHBOARD } from '#web-kit/session/home-of.ts';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { CardsMenu } from './cards-menu.tsx';
import { DASHBOARD } from './dashboard.words.ts';
import { dashboardOf } from './dashboard-call.ts';
import { DashboardCards } from './dashboard-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OpenPlaces } from './open-places.tsx';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { TogetherPage } from './together-page.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { useSeesSeveral } from './use-sees-several.ts';

const TILL = '/point-of-sale/sale-form';

/** The start page: of the branch one works in, or of all branches together where the address asks for them. */
export default function DashboardScreen() {
  const seesSeveral = useSeesSeveral();
  const { branches } = useSearch({ strict: false }) as { branches?: string };
  return branches === 'all' && seesSeveral ? <TogetherPage /> : <BranchPage />;
}

/** How the branch is doing, or what to do first where it has sold nothing yet. */
function BranchPage() {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const registry = useRegistry();
  const period = usePeriod('today');
  const isShown = may(SEES_DASHBOARD);
  const figures = useQuery({ ...dashboardOf(period), enabled: isShown });
  const first = useFirstSteps(!isShown || (figures.data !== undefined && hasSoldNothing(figures.data)));
  const canSell = may('create_sale') && screensOf(registry).some(({ path }) => path === TILL);
  return (
    <Page>
      <PageHeader
        title={say(greeting(new Date().getHours()), { name: user.name.split(' ')[0] ?? '' })}
        actions={
          <>
            {figures.data?.sales && <PeriodChoice period={period} />}
            {figures.data && <CardsMenu figures={figures.data} />}
            {canSell && (
              <Button kind="primary" icon="plus" href={TILL}>
                {say(DASHBOARD.newSale)}
              </Button>
            )}
          </>
        }
      />
      <Late
        loading={(isShown && figures.isPending) || first.isPending}
        skeleton={
          <Card flush>
            <ListSkeleton />
          </Card>
        }
      >
        <Stack>
          {first.steps && <FirstSteps steps={first.steps} />}
          {figures.data && <DashboardCards figures={figures.data} />}
          {!first.steps && !figures.data?.sales && <OpenPlaces />}
        </Stack>
      </Late>
    </Page>
  );
}

/** Neither now nor in the period before: then it is worth asking whether the first sale is still to come. */
function hasSoldNothing(figures: { sales?: { count: number; amount_before: number } }): boolean {
  return !figures.sales || (figures.sales.count === 0 && figures.sales.amount_before === 0);
}

/** Between midnight and four it is neither evening nor morning to whoever is at work. */
function greeting(hour: number) {
  if (hour < 4) return DASHBOARD.night;
  if (hour < 12) return DASHBOARD.morning;
  return hour < 17 ? DASHBOARD.afternoon : DASHBOARD.evening;
}
