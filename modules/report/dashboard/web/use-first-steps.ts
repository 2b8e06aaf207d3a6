import { useQueries } from '@tanstack/react-query';
import { screensOf } from '#core/derive/screens.ts';
import type { Step } from '#ui/show/step-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { DASHBOARD } from './dashboard.words.ts';
import { NEXT_STEPS } from './next-steps.ts';

export interface FirstStepsState {
  /** Whether it is still being counted what is done. */
  isPending: boolean;
  /** What to do first, with what is done already; null where the shop has sold and needs no list of first steps. */
  steps: readonly Step[] | null;
}

/** The first steps that one's rights open; they are over with the first sale. `isAsked` is false where they are not needed. */
export function useFirstSteps(isAsked: boolean): FirstStepsState {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const paths = new Set(screensOf(registry).map(({ path }) => path));
  const open = NEXT_STEPS.filter((step) => paths.has(step.path) && may(step.permissions));
  const counted = [...new Set([SALE, ...open.flatMap(({ doneWith }) => doneWith?.entity ?? [])])].flatMap(
    (name) => registry.entities.filter((entity) => entity.name === name && may(entity.permissions.list)),
  );
  const counts = useQueries({
    queries: counted.map((entity) => ({ ...queriesOf(entity).count('all'), enabled: isAsked })),
  });
  const countOf = (name: string) => counts[counted.findIndex((entity) => entity.name === name)]?.data?.total;
  if (!isAsked || (countOf(SALE) ?? 0) > 0) return { isPending: false, steps: null };
  const steps = open.map(({ key, icon, title, why, href, doneWith }) => ({
    ...{ key, icon, href, title: say(title), note: say(why) },
    done: doneWith && (countOf(doneWith.entity) ?? 0) > doneWith.more ? say(DASHBOARD.done) : undefined,
  }));
  return { isPending: counts.some(({ isLoading }) => isLoading), steps };
}

const SALE = 'sale';
