import { Segments } from '#ui/actions/segments.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useCatalogue } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions, useTillUiPart } from '../ui-store/till-ui.ts';

const BEST = 'best';

/** Best sellers first, then the categories, where the branch sorts its products into any. */
export function CategoryPills({ searched }: { searched: string }) {
  const say = useSay();
  const { change } = useTillUiActions();
  const category = useTillUiPart('category');
  const { head } = useCatalogue();
  const { can_categorize_products: sorted } = useBranch().switches;
  if (sorted === false || !head || head.categories.length === 0 || searched !== '') return null;
  return (
    <Segments
      look="pills"
      label={say(TILL.categories)}
      items={[
        { value: BEST, title: say(TILL.bestSellers) },
        ...head.categories.map(({ id, name }) => ({ value: id, title: name })),
      ]}
      value={category ?? BEST}
      onChange={(value) => change({ category: value === BEST ? null : value })}
    />
  );
}
