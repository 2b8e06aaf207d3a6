import { useState } from 'react';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Tabs } from '#ui/show/tabs.tsx';
import { useSay } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import { ActivityTimeline } from './activity-timeline.tsx';
import { RecordDetails } from './record-details.tsx';
import type { RecordProps } from './status-of.tsx';
import { VIEW } from './view.words.ts';
import type { RecordTab } from './view-frame.ts';

/** What is known of a record and what happened to it, and beside it the tabs that its entity has. */
export function RecordTabs({ entity, row, words, tabs }: RecordProps & { tabs: readonly RecordTab[] }) {
  const say = useSay();
  const may = useMay();
  const [open, setOpen] = useState(DETAILS);
  const seen = tabs.filter(({ isSeen }) => isSeen?.(row, may) ?? true);
  const details = (
    <ViewLayout>
      <RecordDetails {...{ entity, row, words }} />
      <ActivityTimeline entity={entity} id={row.id} />
    </ViewLayout>
  );
  if (seen.length === 0) return details;
  return (
    <Tabs
      label={say(VIEW.about, { one: words.lower })}
      value={open}
      onChange={setOpen}
      items={[
        { value: DETAILS, title: say(VIEW.details), content: details },
        ...seen.map(({ key, title, Content }) => ({
          value: key,
          title: say(title),
          content: <Content {...{ entity, row, words }} />,
        })),
      ]}
    />
  );
}

const DETAILS = 'details';
