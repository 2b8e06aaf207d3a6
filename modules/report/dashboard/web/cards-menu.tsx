import { ColumnsMenu } from '#ui/list/columns-menu.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Dashboard } from '../dashboard.answer.ts';
import { DASHBOARD } from './dashboard.words.ts';
import { useArrangedCards } from './use-arranged-cards.ts';
import { useCards } from './use-cards.tsx';

/** Which cards the start page shows and in which order, as this user wants it on every device. */
export function CardsMenu({ figures }: { figures: Dashboard }) {
  const say = useSay();
  const { all, keep, reset } = useArrangedCards(useCards(figures));
  if (all.length < 2) return null;
  return (
    <ColumnsMenu
      named={{ title: say(DASHBOARD.cards), reset: say(DASHBOARD.resetCards) }}
      columns={all.map(({ key, title, shown }) => ({ key, title: say(title), shown }))}
      onChange={keep}
      onReset={reset}
    />
  );
}
