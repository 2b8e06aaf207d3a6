import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Tabs } from '#ui/show/tabs.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { totalText } from '../list/page-range.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useActor, useBranch, useMay } from '../user/current-user.tsx';
import { ActivityTimeline } from './activity-timeline.tsx';
import { FILES } from './files.words.ts';
import { FilesTab } from './files-tab.tsx';
import { RecordDetails } from './record-details.tsx';
import { filesOf } from './record-files.ts';
import { relatedEntities } from './related-entities.ts';
import { RelatedList } from './related-list.tsx';
import { relatedRows } from './related-rows.ts';
import type { RecordProps } from './status-of.tsx';
import { useOpenTab } from './use-open-tab.ts';
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
  const items = [...own, ...useRelatedTabs({ entity, row, words }), ...useFilesTab({ entity, row, words })];
  const [open, setOpen] = useOpenTab(items.map(({ value }) => value));
  const details = (
    <ViewLayout>
      <RecordDetails {...{ entity, row, words }} />
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

/** A list that names records of this kind in two fields has two tabs, each with its field in its title. */
function useRelatedTabs({ entity, row }: RecordProps) {
  const registry = useRegistry();
  const actor = useActor();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const related = relatedEntities(entity, registry.entities, actor, switches);
  const pages = useQueries({ queries: related.map((one) => relatedRows(one, row.id)) });
  return related.map((one, index) => {
    const words = registry.words(one.entity.name)[language];
    const isOnly = related.filter((other) => other.entity === one.entity).length === 1;
    // Lines that name it are told apart by what the lines are, for what they name is always the open record.
    const [field = one.key] = one.key.split('.');
    const page = pages[index]?.data;
    return {
      value: isOnly ? one.entity.name : `${one.entity.name}.${one.key}`,
      title: isOnly ? words.many : `${words.many}: ${words.fields[field] ?? field}`,
      ...(page ? { count: totalText(page) } : {}),
      content: (
        <Suspense fallback={null}>
          <RelatedList related={one} id={row.id} />
        </Suspense>
      ),
    };
  });
}
