import type { AnyEntity } from '#core/define-entity.ts';
import { type ListPage, orderInForce } from '#core/list-state.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { PAPER } from '../paper/paper.words.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { useExcelSections } from './excel-menu.tsx';
import { LIST } from './list.words.ts';
import type { OpenedTool } from './list-tool.tsx';
import { paperAddress } from './print/paper-address.ts';
import { sortChoices } from './sort-choices.ts';
import type { ListAddress } from './use-list-state.ts';

export interface SortMenuProps {
  entity: AnyEntity;
  address: ListAddress;
  /** Keys of the columns that may be sorted by. */
  columns: readonly string[];
  phone: boolean;
  page: ListPage | undefined;
  onImport: () => void;
  tool?: OpenedTool | undefined;
}

/** The sort in words: a select on a laptop; on a phone a menu behind one button, which has paper and Excel too. */
export function SortMenu({ entity, address, columns, phone, page, onImport, tool }: SortMenuProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const { state, change } = address;
  const excel = useExcelSections({ entity, address, page, onImport });
  // What the list is sorted by need not be among the columns that are shown.
  const { sort, order } = orderInForce(entity, state);
  const offered = columns.includes(sort) ? columns : [...columns, sort];
  const choices = sortChoices(entity, offered, words, language, say);
  const value = `${sort}:${order}`;
  const choose = (chosen: string) => {
    const [key = '', direction] = chosen.split(':');
    change({ sort: key, order: direction === '-1' ? -1 : 1 });
  };
  if (!phone)
    return (
      <PlainSelect
        aria-label={say(LIST.sort)}
        icon="sort"
        options={choices}
        value={value}
        onChange={choose}
      />
    );
  const printing = {
    key: 'print',
    title: say(PAPER.print),
    icon: 'print' as const,
    href: paperAddress(entity, address),
  };
  return (
    <Menu
      label={say(LIST.sortAndMore)}
      width={280}
      trigger={<IconButton icon="more" kind="secondary" name={say(LIST.sortAndMore)} aria-haspopup="menu" />}
      sections={[
        ...(tool ? [{ key: 'tool', items: [tool.action] }] : []),
        ...(page && page.data.length > 0 ? [{ key: 'print', items: [printing] }] : []),
        ...excel.sections,
        {
          key: 'sort',
          title: say(LIST.sort),
          items: choices.map((choice) => ({
            key: choice.value,
            title: choice.title,
            selected: choice.value === value,
            onPress: () => choose(choice.value),
          })),
        },
      ]}
    />
  );
}
