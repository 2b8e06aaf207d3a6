import { Segments } from '#ui/actions/segments.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useDeskActs, useOnDesk } from '../desk/desk.ts';
import { useCatalogue } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';

const BEST = 'best';

/** Best sellers first, then the categories, where the branch sorts its products into any. */
export function CategoryPills({ searched }: { searched: string }) {
  const say = useSay();
  const { change } = useDeskActs();
  const category = useOnDesk('category');
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
