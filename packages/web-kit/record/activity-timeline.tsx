import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Words } from '#core/i18n/language.ts';
import type { ListPage } from '#core/list-state.ts';
import { Card } from '#ui/show/card.tsx';
import { Timeline, type TimelineEvent } from '#ui/show/timeline.tsx';
import { call, withQuery } from '../api/client.ts';
import type { WireRow } from '../api/queries.ts';
import { instantText } from '../format/day.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useBranch, useMay } from '../user/current-user.tsx';
import { VIEW } from './view.words.ts';

/** Who did what with a record and when, newest first, for those who may see the activities of the branch. */
export function ActivityTimeline({ entity, id }: { entity: AnyEntity; id: string }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const words = useEntityWords(entity);
  const isAllowed = may('list_branch_activities');
  const activities = useQuery({
    queryKey: ['activity', 'of', entity.name, id],
    queryFn: ({ signal }) =>
      call<ListPage<WireRow>>(
        'GET',
        withQuery('activity/list', {
          entity: entity.name,
          record_id: id,
          sort: 'created_at',
          order: -1,
          limit: 20,
        }),
        { signal },
      ),
    enabled: isAllowed,
  });
  if (!isAllowed || !activities.data || activities.data.data.length === 0) return null;
  const events = activities.data.data.map((activity): TimelineEvent => {
    const type = String(activity.type);
    const fields = changedFields(activity.changes, words.fields);
    const who = String(activity.user_name ?? say(VIEW.someone));
    return {
      key: activity.id,
      icon: ICONS[type] ?? 'edit',
      tone: TONES[type] ?? 'neutral',
      text: (
        <Sentence
          text={say(SENTENCES[type] ?? VIEW.modified, { who: PLACE, fields: fields || '…' })}
          who={who}
        />
      ),
      time: instantText(activity.created_at, language, timeZone),
      at: activity.created_at,
    };
  });
  return (
    <Card title={say(VIEW.timeline)}>
      <Timeline events={events} />
    </Card>
  );
}

/** Stands in a sentence where the name goes, so that the name can be heavy whatever the word order. */
const PLACE = '\u0000';

function Sentence({ text, who }: { text: string; who: string }) {
  const [before, after] = text.split(PLACE);
  return (
    <>
      {before}
      <b>{who}</b>
      {after}
    </>
  );
}

const SENTENCES: Readonly<Record<string, Words>> = {
  creation: VIEW.created,
  modification: VIEW.modified,
  deletion: VIEW.deleted,
};

const TONES: Readonly<Record<string, TimelineEvent['tone']>> = {
  creation: 'success',
  modification: 'neutral',
  deletion: 'danger',
};

const ICONS: Readonly<Record<string, TimelineEvent['icon']>> = {
  creation: 'plus',
  modification: 'edit',
  deletion: 'delete',
};

/** The titles of the fields that changed, in the user's words; a row names them in order: `[{field, before, after}]`. */
function changedFields(changes: unknown, titles: Readonly<Record<string, string>>): string {
  if (!Array.isArray(changes)) return '';
  return (changes as { field: string }[])
    .map(({ field }) => titles[field] ?? titles[field.replace(/_ids?$/, '')])
    .filter((title) => title !== undefined)
    .join(', ')
    .toLowerCase();
}
