import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PaperScreen } from '#web-kit/paper/paper-screen.tsx';
import type { Turn } from '#web-kit/paper/paper-sheet.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { booking } from '../../booking/booking.entity.ts';
import type { GuestRegister, RegisterLine } from '../guest-register.answer.ts';
import { REGISTER } from '../guest-register.words.ts';
import { adultsWithoutIdentity, byNationality } from '../register.rules.ts';
import { registerOf } from './register-call.ts';
import { RegisterOnPaper } from './register-on-paper.tsx';
import { useRegisterColumns } from './use-register-columns.tsx';

const PATH = '/hotel/guest-register';

interface Days {
  date?: string | undefined;
  date_to?: string | undefined;
}

/** Who came on some days and by which papers, to be seen and printed; no sheet has it. */
export default function GuestRegisterScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const { date, date_to, print } = useSearch({ strict: false }) as Days & { print?: unknown };
  const { data, isError, error, isFetching, refetch } = useQuery(registerOf({ date, date_to }));
  const [turn, setTurn] = useState<Turn>('landscape');
  if (isError && !data)
    return (
      <RecordNotLoaded {...{ entity: booking, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  if (!data) return <ListSkeleton />;
  const days = `date=${data.date}&date_to=${data.date_to}`;
  if (print !== undefined)
    return (
      <PaperScreen
        title={say(REGISTER.title)}
        turn={turn}
        onTurn={setTurn}
        back={{ href: `${PATH}?${days}`, name: say(REGISTER.back) }}
        isReady
      >
        <RegisterOnPaper register={data} turn={turn} />
      </PaperScreen>
    );
  const go = (some: Days) => {
    const asked = { date: data.date, date_to: data.date_to, ...some };
    // A day after the other one takes it along.
    const isTurned = asked.date > asked.date_to;
    const [first, last] = isTurned && some.date ? [asked.date, asked.date] : [asked.date, asked.date_to];
    void navigate({
      to: PATH,
      search: searchOf({ date: isTurned && some.date_to ? last : first, date_to: last }),
      replace: true,
    });
  };
  return (
    <Page>
      <PageHeader
        title={say(REGISTER.title)}
        actions={
          <Button icon="print" href={`${PATH}?${days}&print=1`} disabled={data.guests.length === 0}>
            {say(REGISTER.print)}
          </Button>
        }
      />
      <Stack>
        <Card>
          <Row>
            <DateInput
              label={say(REGISTER.from)}
              value={data.date}
              onChange={(day) => day && go({ date: day })}
            />
            <DateInput
              label={say(REGISTER.to)}
              value={data.date_to}
              onChange={(day) => day && go({ date_to: day })}
            />
          </Row>
        </Card>
        {data.more > 0 && <Notice tone="warning">{say(REGISTER.more, { n: countText(data.more) })}</Notice>}
        {data.guests.length === 0 ? (
          <Card>
            <EmptyState icon="hotel" tone="neutral" title={say(REGISTER.none)} body={say(REGISTER.noneWhy)} />
          </Card>
        ) : (
          <Guests register={data} />
        )}
      </Stack>
    </Page>
  );
}

/** So many nationalities are told above the guests; the paper has them all. */
const TOLD = 3;

const idOf = ({ booking_id, place }: RegisterLine) => `${booking_id} ${place}`;
const hrefOf = ({ booking_id }: RegisterLine) => `${booking.screens.view}?id=${booking_id}`;

function Guests({ register: { guests } }: { register: GuestRegister }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { columns, card } = useRegisterColumns();
  return (
    <>
      <FigureStrip
        items={[
          { key: 'guests', title: say(REGISTER.guests), amount: countText(guests.length) },
          {
            key: 'unknown',
            title: say(REGISTER.withoutIdentity),
            amount: countText(adultsWithoutIdentity(guests)),
          },
          ...byNationality(guests)
            .slice(0, TOLD)
            .map(({ name, count }) => ({
              ...{ key: `of ${name}`, title: name || say(REGISTER.noNationality) },
              amount: countText(count),
            })),
        ]}
      />
      {isPhone ? (
        <CardList label={say(REGISTER.title)} rows={guests} rowId={idOf} rowHref={hrefOf} card={card} />
      ) : (
        <Card flush>
          <DataTable
            label={say(REGISTER.title)}
            columns={columns}
            rows={guests}
            rowId={idOf}
            rowName={({ name }) => name}
            rowHref={hrefOf}
          />
        </Card>
      )}
    </>
  );
}
