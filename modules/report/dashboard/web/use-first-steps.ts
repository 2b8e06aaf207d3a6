import { useQueries } from '@tanstack/react-query';
import { screensOf } from '#core/derive/screens.ts';
import type { Step } from '#ui/show/step-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { DASHBOARD } from './dashboard.words.ts';
import { NEXT_STEPS, type NextStep } from './next-steps.ts';

export interface FirstStepsState {
  /** Whether it is still being counted what is done. */
  isPending: boolean;
  /** What to do first, with what is done already; null where all of it is done or the list was put away. */
  steps: readonly Step[] | null;
}

/**
 * The first steps that one's rights open, until each of them is done or whoever sees them puts them away. Where nothing has
 * been sold (`isNew`) somebody without any of these rights has an empty list, and is shown what else is open to him.
 */
export function useFirstSteps(isNew: boolean): FirstStepsState {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const isPutAway = useCurrentUser().settings.first_steps === false;
  const paths = new Set(screensOf(registry).map(({ path }) => path));
  const open = isPutAway ? [] : NEXT_STEPS.filter((step) => paths.has(step.path) && may(step.permissions));
  const counted = [...new Set(open.flatMap(({ doneWith }) => doneWith?.entity ?? []))].flatMap((name) =>
    registry.entities.filter((entity) => entity.name === name && may(entity.permissions.list)),
  );
  const counts = useQueries({ queries: counted.map((entity) => queriesOf(entity).count('all')) });
  const isPending = counts.some(({ isLoading }) => isLoading);
  if (isPending) return { isPending: isNew, steps: null };
  const countOf = (name: string) => counts[counted.findIndex((entity) => entity.name === name)]?.data?.total;
  const isDone = ({ doneWith }: NextStep) =>
    doneWith !== undefined && (countOf(doneWith.entity) ?? 0) > doneWith.more;
  const isOver = open.every((step) => isDone(step) || !step.doneWith);
  if (isOver && !(isNew && !isPutAway)) return { isPending: false, steps: null };
  const steps = open.map((step) => ({
    ...{ key: step.key, icon: step.icon, href: step.href, title: say(step.title), note: say(step.why) },
    done: isDone(step) ? say(DASHBOARD.done) : undefined,
  }));
  return { isPending: false, steps };
}
