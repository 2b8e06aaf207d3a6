import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { toneOfStatus } from '#web-kit/fields/choice/tone.ts';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useWayBack } from '#web-kit/screens/way-back.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { activity } from '../activity.entity.ts';
import { activityWords } from '../activity.i18n.ts';
import { ACTIVITY } from './activity.words.ts';
import { ChangesTable } from './changes-table.tsx';
import { recordTitle } from './record-title.ts';
import { useActivityEntity } from './use-activity-entity.ts';

/** One act: what changed from what to what, by whom, when and from where. */
export default function ActivityViewScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  const { language } = useLanguage();
  const back = useWayBack(activity);
  const found = useQuery({ ...queriesOf(activity).one(id ?? ''), enabled: id !== undefined });
  if (!id) return <MissingScreen />;
  if (found.isError && !found.data)
    return (
      <RecordNotLoaded
        {...{ entity: activity, error: found.error, retrying: found.isFetching }}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <Late
      loading={!found.data}
      skeleton={<ViewPageSkeleton title={activityWords[language].one} back={back} />}
    >
      {found.data && <Opened row={found.data} />}
    </Late>
  );
}

function Opened({ row }: { row: WireRow }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const told = useActivityEntity(row.entity);
  const words = activityWords[language];
  const type = String(row.type);
  const back = useWayBack(activity);
  // A list that was read or taken out is no record to open, nor is what was refused; something else stands in its place.
  const isThere = !NO_RECORD.has(type) && row.record_id !== row.support_grant;
  const href = told && isThere ? viewAddress(told.entity, String(row.record_id), may) : undefined;
  return (
    <Page>
      <PageHeader
        title={recordTitle(row)}
        chip={<Chip tone={toneOfStatus(type)}>{choiceText(words, 'type', type)}</Chip>}
        back={back}
        actions={href && <Button href={href}>{say(ACTIVITY.open, { one: told?.words.lower })}</Button>}
      />
      <ViewLayout side={<Circumstances row={row} />}>
        <Card title={words.fields.changes} note={told?.words.one} flush>
          <ChangesTable activity={row} />
        </Card>
      </ViewLayout>
    </Page>
  );
}

const NO_RECORD = new Set(['deletion', 'refusal', 'export']);

function Circumstances({ row }: { row: WireRow }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const words = activityWords[language];
  const { fields } = words;
  const facts = [
    { key: 'user', title: fields.user, value: row.user_name },
    {
      key: 'as',
      title: fields.acted_as,
      value: row.acted_as && choiceText(words, 'acted_as', String(row.acted_as)),
    },
    { key: 'when', title: say(ACTIVITY.when), value: instantText(row.created_at, language, timeZone) },
    { key: 'branch', title: say(ACTIVITY.branch), value: row.branch_name },
    { key: 'device', title: fields.device, value: row.device_name },
    { key: 'ip', title: fields.ip, value: row.ip },
    { key: 'reason', title: fields.reason, value: row.reason },
  ];
  return (
    <Card title={say(ACTIVITY.by)}>
      <Facts
        items={facts.flatMap(({ value, ...fact }) =>
          typeof value === 'string' && value !== '' ? [{ ...fact, value }] : [],
        )}
      />
    </Card>
  );
}
