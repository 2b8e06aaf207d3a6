import { Tabs } from '#ui/show/tabs.tsx';
import { useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { useOpenTab } from '../record/use-open-tab.ts';
import type { NamedRelated } from '../record/use-related.ts';
import { useRelatedTabs } from '../record/use-related-tabs.tsx';
import { VIEW } from '../record/view.words.ts';
import { isLinked } from './use-linked.ts';
import { isPayment } from './use-paid-by.ts';

/** What belongs to the record by kind, kinds without any left out; of a document only what no other card of it tells. */
export function RelatedCard({ entity, row, words }: RecordProps) {
  const say = useSay();
  const isToldElsewhere = (one: NamedRelated) => isLinked(entity, one.entity) || isPayment(one.entity);
  const tabs = useRelatedTabs({ entity, row }, (one) => !entity.states || !isToldElsewhere(one)).filter(
    ({ rows, isRefused }) => isRefused || (rows && rows.length > 0),
  );
  const [open, setOpen] = useOpenTab(tabs.map(({ value }) => value));
  const [first] = tabs;
  if (!first) return null;
  return (
    <Tabs
      label={say(VIEW.about, { one: words.lower })}
      value={open ?? first.value}
      onChange={setOpen}
      items={tabs.map(({ rows: _, isRefused: __, ...tab }) => tab)}
    />
  );
}
