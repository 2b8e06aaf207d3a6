import { useQuery } from '@tanstack/react-query';
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
 * What is known of a record and what happened to it; beside it the tabs that its entity has, and one for each list that
 * has rows of this record, and its files.
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
  const items = [...own, ...useRelatedTabs({ entity, row }), ...useFilesTab({ entity, row, words })];
  const [open, setOpen] = useOpenTab(items.map(({ value }) => value));
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

/** Beside all else, with how many there are. */
function useFilesTab({ entity, row, words }: RecordProps) {
  const say = useSay();
  const takesFiles = entity.files === true;
  const { data } = useQuery({ ...filesOf(entity.name, row.id), enabled: takesFiles });
  if (!takesFiles) return [];
  return [
    {
      value: 'files',
      title: say(FILES.files),
      ...(data ? { count: data.length } : {}),
      content: <FilesTab {...{ entity, row, words }} />,
    },
  ];
}
