import { Card } from '#ui/show/card.tsx';
import { Chain } from '#ui/show/chain.tsx';
import { choiceText } from '../fields/choice/words.ts';
import { dayText } from '../format/day.ts';
import { moneyText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { mainAmount } from '../list/main-amount.ts';
import type { RecordProps } from '../record/status-of.tsx';
import { VIEW } from '../record/view.words.ts';
import { viewAddress } from '../screens/addresses.ts';
import { moduleIcon } from '../screens/module-icon.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useBranch, useMay } from '../user/current-user.tsx';
import { PAGE } from './page.words.ts';
import { type LinkedDocument, useLinked } from './use-linked.ts';

/** The documents before and after this one, by day, with a word on how far each is; nothing linked, no card. */
export function ChainCard(props: RecordProps) {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { linked, more } = useLinked(props);
  if (linked.length === 0) return null;
  const here: LinkedDocument = { entity: props.entity, row: props.row };
  const links = [...linked, here].sort((one, other) => order(one).localeCompare(order(other)));
  return (
    <Card title={say(PAGE.linked)}>
      <Chain
        links={links.map(({ entity, row }) => {
          const words = registry.words(entity.name)[language];
          const { field } = entity.states ?? {};
          const state = field && typeof row[field] === 'string' ? choiceText(words, field, row[field]) : '';
          const money = entity.fields.total_amount ? 'total_amount' : mainAmount(entity, entity.list.columns);
          const amount = money === undefined ? undefined : row[money];
          const day = dayText(String(row.date ?? row.created_at), language);
          const isHere = row.id === props.row.id;
          const icon = registry.modules.find(({ name }) => name === entity.module)?.icon ?? '';
          return {
            key: row.id,
            isHere,
            icon: moduleIcon(icon),
            title: isHere
              ? say(PAGE.thisOne, { one: words.lower })
              : `${words.one} ${row[entity.title] ?? ''}`,
            note: state ? say(PAGE.both, { one: day, other: state.toLowerCase() }) : day,
            amount: typeof amount === 'number' ? moneyText(amount, currency) : undefined,
            href: isHere ? undefined : viewAddress(entity, row.id, may),
          };
        })}
      />
      {more > 0 && <p>{say(VIEW.andMore, { n: more })}</p>}
    </Card>
  );
}

const order = ({ row }: LinkedDocument) => `${row.date ?? ''} ${row.created_at}`;
