import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { DaySteps } from '#ui/actions/day-steps.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useToday } from '#web-kit/user/use-today.ts';
import { monthsAfter } from '../paint-rates.rules.ts';
import { RATES } from '../rates.words.ts';
import { roomType } from '../room-type.entity.ts';
import { RatesOfMonth } from './rates-of-month.tsx';

const PATH = '/hotel/room-rates';

/** What each night of a month costs in a type of rooms, and how many of them are free; prices are painted over days. */
export default function RatesScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const today = useToday();
  const { id, month = today.slice(0, 7) }: { id?: string; month?: string } = useSearch({ strict: false });
  const types = useQuery(queriesOf(roomType).search(''));
  const chosen = types.data?.find((one) => one.id === id) ?? types.data?.[0];
  const { data: row } = useQuery({
    ...queriesOf(roomType).one(chosen?.id ?? ''),
    enabled: chosen !== undefined,
  });
  const go = (part: { id?: string | undefined; month?: string | undefined }) =>
    void navigate({ to: PATH, search: searchOf({ id, month, ...part }), replace: true });
  const named = new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language === 'sw' ? 'sw-TZ' : 'en-GB', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  if (types.data?.length === 0)
    return (
      <Page>
        <PageHeader title={say(RATES.title)} />
        <EmptyState
          icon="hotel"
          title={say(RATES.noTypes)}
          body={say(RATES.noTypesBody)}
          actions={
            <Button kind="primary" icon="plus" href={roomType.screens.form}>
              {say(RATES.newType)}
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={say(RATES.title)}
        actions={
          <>
            <PlainSelect
              aria-label={say(RATES.type)}
              options={(types.data ?? []).map((one) => ({ value: one.id, title: String(one.name) }))}
              value={chosen?.id ?? ''}
              onChange={(type) => go({ id: type })}
            />
            <DaySteps
              earlier={say(RATES.earlier)}
              later={say(RATES.later)}
              title={named}
              onEarlier={() => go({ month: monthsAfter(month, -1) })}
              onLater={() => go({ month: monthsAfter(month, 1) })}
              onBegin={() => go({ month: undefined })}
            />
          </>
        }
      />
      {row ? <RatesOfMonth key={`${row.id} ${month}`} {...{ row, month, today }} /> : <ListSkeleton />}
    </Page>
  );
}
