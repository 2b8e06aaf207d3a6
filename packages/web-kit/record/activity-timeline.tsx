import { useInfiniteQuery } from '@tanstack/react-query';
import { ATTACHED_FILE } from '#core/attached-file.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { isUndoing } from '#core/define-states.ts';
import type { Words } from '#core/i18n/language.ts';
import { writeListFilter } from '#core/list-filter.ts';
import type { ListPage } from '#core/list-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Timeline, type TimelineEvent } from '#ui/show/timeline.tsx';
import { call, withQuery } from '../api/client.ts';
import type { WireRow } from '../api/queries.ts';
import { instantText } from '../format/day.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useEntityWords, useRegistry } from '../screens/registry.tsx';
import { useBranch, useMay } from '../user/current-user.tsx';
import { asOneChange, byMinute } from './acts-of-a-minute.ts';
import { type Change, ChangeList, shownChanges } from './change-list.tsx';
import { type StepTaken, stepOfChanges } from './step-of-changes.ts';
import { verbIcon } from './verb-icon.ts';
import { VIEW } from './view.words.ts';

interface ActivityTimelineProps {
  entity: AnyEntity;
  id: string;
  /** What happened to it by other records: what was paid of it. */
  others?: readonly TimelineEvent[];
}

/**
 * Who did what with a record and when, newest first and a page at a time, for those who may see the activities of the
 * branch. Of a change it tells each field before and after that they may read; the server leaves out the others.
 */
export function ActivityTimeline({ entity, id, others = [] }: ActivityTimelineProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const words = useEntityWords(entity);
  const { screens } = useRegistry().entity('activity');
  const isAllowed = may('list_branch_activities');
  const activities = useInfiniteQuery({
    queryKey: ['activity', 'of', entity.name, id],
    queryFn: ({ signal, pageParam }) => askPage(entity, id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page,
    enabled: isAllowed,
  });
  const rows = activities.data?.pages.flatMap(({ data }) => data) ?? [];
  if (!isAllowed || rows.length === 0) return null;
  const nobody = say(VIEW.someone);
  const tell = (activity: WireRow): Told => {
    const type = String(activity.type);
    const changes = type === 'modification' ? shownChanges(entity, words, activity.changes) : [];
    const step = stepOfChanges(entity, changes);
    const done = step && words.transitions?.[step.transition]?.done;
    const file = attachedIn(activity.changes);
    const isStep = changes.some(({ field }) => field === entity.states?.field);
    return {
      ...{ activity, type, done, file },
      // A step that has no words of its own is told by its state, and by nothing else beside it.
      by: isStep && !done ? '' : String(activity.user_id ?? activity.user_name ?? ''),
      at: activity.created_at,
      changes: done ? step.rest : changes,
      isChange: type === 'modification' && !done && !file,
      look: {
        ...(done
          ? lookOfStep(entity, step)
          : { icon: ICONS[type] ?? 'edit', tone: TONES[type] ?? 'neutral' }),
        ...(file ? { icon: 'attach' as const } : {}),
      },
    };
  };
  const namesOf = (changes: readonly Change[]) =>
    changes.map(({ field }) => titleOf(field, words.fields)).join(', ') || '…';
  const sentenceOf = ({ activity, type, done, file }: Told, changes: readonly Change[]) => {
    const who = String(activity.user_name ?? nobody);
    const sentence = done ? VIEW.stepDone : (file?.sentence ?? SENTENCES[type] ?? VIEW.modified);
    const said = { who: done ? who : PLACE, done: PLACE, fields: namesOf(changes), file: file?.name ?? '' };
    return <Sentence text={say(sentence, said)} heavy={done ?? who} />;
  };
  const events = byMinute(rows.map(tell)).map((acts): TimelineEvent => {
    const lead = acts.find(({ done }) => done) ?? acts.find(({ isChange }) => !isChange) ?? acts[0];
    const edits = acts.filter((one) => one.isChange && one !== lead);
    const changes = asOneChange([...acts].filter((one) => one === lead || one.isChange).flatMap(changesOf));
    const edited = asOneChange(edits.flatMap(changesOf));
    const reasons = new Set(acts.flatMap(({ activity }) => (activity.reason ? String(activity.reason) : [])));
    return {
      ...{ key: lead.activity.id, ...lead.look },
      text: (
        <>
          {sentenceOf(lead, changes)}
          {!lead.isChange && edited.length > 0 && say(VIEW.andChanged, { fields: namesOf(edited) })}
        </>
      ),
      more: (
        <>
          {acts
            .filter((one) => one !== lead && !one.isChange)
            .map((one) => (
              <span key={one.activity.id}>{sentenceOf(one, one.changes)}</span>
            ))}
          {changes.length > 0 && (
            <ChangeList
              {...{ entity, words, changes }}
              href={`${screens.view}?id=${(edits[0] ?? lead).activity.id}`}
            />
          )}
          {[...reasons].map((reason) => (
            <span key={reason}>{say(VIEW.because, { reason })}</span>
          ))}
        </>
      ),
      time: instantText(acts[0].at, language, timeZone),
      at: acts[0].at,
    };
  });
  return (
    <Card title={say(VIEW.timeline)}>
      <Stack gap={3}>
        <Timeline events={inOrder(events, others, activities.hasNextPage)} />
        {activities.hasNextPage && (
          <Button
            size="s"
            icon="history"
            loading={activities.isFetchingNextPage}
            onClick={() => void activities.fetchNextPage()}
          >
            {say(VIEW.earlier)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** An activity with what is told of it. */
interface Told {
  activity: WireRow;
  type: string;
  by: string;
  at: string;
  /** The step that it was, in words. */
  done: string | undefined;
  file: ReturnType<typeof attachedIn>;
  changes: readonly Change[];
  /** Fields were changed, and nothing else is to be told of it. */
  isChange: boolean;
  look: Pick<TimelineEvent, 'icon' | 'tone'>;
}

const changesOf = ({ changes }: Told) => changes;

/** Newest first; what is older than the activities that were asked for waits until those are. */
function inOrder(
  events: readonly TimelineEvent[],
  others: readonly TimelineEvent[],
  goesOn: boolean,
): TimelineEvent[] {
  const oldest = goesOn ? (events.at(-1)?.at ?? '') : '';
  const known = others.filter(({ at = '' }) => at >= oldest);
  return [...events, ...known].toSorted((one, two) => (two.at ?? '').localeCompare(one.at ?? ''));
}

const PER_PAGE = 10;

function askPage(entity: AnyEntity, id: string, page: number, signal: AbortSignal) {
  const names = [entity.name, ...(entity.formerNames ?? [])];
  const written = {
    join: 'any' as const,
    parts: names.map((value) => ({ field: 'entity', is: 'is' as const, value })),
  };
  const of = names.length > 1 ? { filter: writeListFilter(written) } : { entity: entity.name };
  const query = { ...of, record_id: id, sort: 'created_at', order: -1, limit: PER_PAGE, page };
  return call<ListPage<WireRow>>('GET', withQuery('activity/list', query), { signal });
}

/** The file that came or went with an activity, where it is about one. */
function attachedIn(changes: unknown) {
  const [change] = Array.isArray(changes) ? (changes as Change[]) : [];
  if (change?.field !== ATTACHED_FILE) return undefined;
  return {
    sentence: change.after === null ? VIEW.detached : VIEW.attached,
    name: String(change.after ?? change.before),
  };
}

function titleOf(column: string, titles: Readonly<Record<string, string>>): string {
  return (titles[column] ?? titles[column.replace(/_ids?$/, '')] ?? column).toLowerCase();
}

/** A step looks like its button: what goes back has an arrow back, and no colour. */
function lookOfStep(
  entity: AnyEntity,
  { transition, from }: StepTaken,
): Pick<TimelineEvent, 'icon' | 'tone'> {
  const isBack = isUndoing(entity, entity.states?.field ? { [entity.states.field]: from } : {}, transition);
  return { icon: verbIcon(transition, isBack), tone: isBack ? 'neutral' : 'success' };
}

/** Stands in a sentence where its heavy part goes, whatever the word order. */
const PLACE = '\u0000';

function Sentence({ text, heavy }: { text: string; heavy: string }) {
  const [before, after] = text.split(PLACE);
  return (
    <>
      {before}
      <b>{heavy}</b>
      {after}
    </>
  );
}

const SENTENCES: Readonly<Record<string, Words>> = {
  creation: VIEW.created,
  modification: VIEW.modified,
  deletion: VIEW.deleted,
  reading: VIEW.read,
  refusal: VIEW.refused,
  wrong_login: VIEW.failedLogin,
  export: VIEW.exported,
};

const TONES: Readonly<Record<string, TimelineEvent['tone']>> = {
  creation: 'success',
  modification: 'neutral',
  deletion: 'danger',
  refusal: 'danger',
  wrong_login: 'danger',
};

const ICONS: Readonly<Record<string, TimelineEvent['icon']>> = {
  creation: 'plus',
  modification: 'edit',
  deletion: 'delete',
  reading: 'eye',
  refusal: 'lock',
  wrong_login: 'lock',
  export: 'excel',
};
