import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Tabs } from '#ui/show/tabs.tsx';
import { useSay } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import { ActivityTimeline } from './activity-timeline.tsx';
import { FILES } from './files.words.ts';
import { FilesTab } from './files-tab.tsx';
import { RecordDetails } from './record-details.tsx';
import { filesOf } from './record-files.ts';
import { RecordPosting } from './record-posting.tsx';
import type { RecordProps } from './status-of.tsx';
import { useOpenTab } from './use-open-tab.ts';
import { useRelatedTabs } from './use-related-tabs.tsx';
import { VIEW } from './view.words.ts';
import type { RecordTab } from './view-frame.ts';

/**
 * What is known of a record and what happened to it; beside it the tabs that its entity has, one for each list that has rows
 * of this record, and its files. A list without any is left out, and so is the place for files where none can be added.
 */
export function RecordTabs({ entity, row, words, tabs }: RecordProps & { tabs: readonly RecordTab[] }) {
  const say = useSay();
  const may = useMay();
  const own = tabs
    .filter(({ isSeen }) => isSeen?.(row, may) ?? true)
    .map(({ key, title, Content }) => ({
      value: key,
      title: say(title),
      content: <Content {...{ entity, row, words }} />,
    }));
  const related = useRelatedTabs({ entity, row });
  const all = [...own, ...related, ...useFilesTab({ entity, row, words })];
  const [wanted, setOpen] = useOpenTab(all.map(({ value }) => value));
  // The one that the address names stands there before its rows do, so that nothing jumps as one comes back.
  const isEmpty = (value: string) => {
    const list = related.find((one) => one.value === value);
    return list !== undefined && !list.isRefused && (list.rows ? list.rows.length === 0 : value !== wanted);
  };
  const items = all.filter(({ value }) => !isEmpty(value)).map(tabOf);
  const open = items.find(({ value }) => value === wanted)?.value;
  const details = (
    <ViewLayout>
      <RecordDetails {...{ entity, row, words }} />
      <RecordPosting {...{ entity, row, words }} />
      <ActivityTimeline entity={entity} id={row.id} />
    </ViewLayout>
  );
  if (items.length === 0) return details;
  return (
    <Tabs
      label={say(VIEW.about, { one: words.lower })}
      value={open ?? DETAILS}
      onChange={(tab) => setOpen(tab === DETAILS ? undefined : tab)}
      items={[{ value: DETAILS, title: say(VIEW.details), content: details }, ...items]}
    />
  );
}

const DETAILS = 'details';

type Tab = ComponentProps<typeof Tabs>['items'][number];

/** Only what the bar shows of it. */
function tabOf({ value, title, count, content }: Tab): Tab {
  return { value, title, content, ...(count === undefined ? {} : { count }) };
}

/** Beside all else, with how many there are. */
function useFilesTab({ entity, row, words }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const takesFiles = entity.files === true;
  const { data } = useQuery({ ...filesOf(entity.name, row.id), enabled: takesFiles });
  const isEmpty = data?.length === 0 && !may(entity.permissions.modify);
  if (!takesFiles || isEmpty) return [];
  return [
    {
      value: 'files',
      title: say(FILES.files),
      ...(data ? { count: data.length } : {}),
      content: <FilesTab {...{ entity, row, words }} />,
    },
  ];
}
