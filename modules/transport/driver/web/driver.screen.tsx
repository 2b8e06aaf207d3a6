import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { OFFLINE } from '#web-kit/offline/offline.words.ts';
import { WaitingActs } from '#web-kit/offline/waiting-acts.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useMoment } from '../../board/web/use-moment.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { DRIVER } from '../driver.words.ts';
import type { DriverAct } from '../driver-acts.rules.ts';
import { nextStep, type OwnTrip, tripInFront } from '../driver-acts.rules.ts';
import { ActDrawer, type ActKind, type SaidAct } from './act-drawer.tsx';
import classes from './driver.module.css';
import { TripCard } from './trip-card.tsx';
import { useDriver } from './use-driver.ts';

/** The trip of a driver on his phone, in one hand and without a network: what he does next, what it costs, what he holds. */
export default function DriverScreen() {
  const say = useSay();
  const reachability = useReachability();
  const { state, saved, office, trips, isError, error, isFetching, refetch } = useDriver();
  if (isError && !trips)
    return (
      <RecordNotLoaded
        {...{ entity: truckOrder, error, retrying: isFetching }}
        onRetry={() => void refetch()}
      />
    );
  const trip = trips && tripInFront(trips);
  // What somebody has to decide comes first; what waits is sent by itself.
  const hasRefused = state.acts.some((act) => act.state === 'refused');
  return (
    <Page>
      <PageHeader title={say(DRIVER.title)} />
      <div className={classes.page}>
        {reachability !== 'reached' && <Notice tone="warning">{say(OFFLINE.offline)}</Notice>}
        {hasRefused && <WaitingActs state={state} saved={saved} isOfDay={hasDay} />}
        {!trips && <ListSkeleton />}
        {trips && !trip && (
          <EmptyState icon="transport" title={say(DRIVER.none)} body={say(DRIVER.noneBody)} />
        )}
        {trip && (
          <TripInFront
            trip={trip}
            office={office}
            onAct={(kind, { body, text, files }) => {
              const at = new Date().toISOString();
              // What counts when it is sent is what the phone said when it happened.
              const said = kind === 'cost' ? body : { ...body, at };
              void saved.add({
                ...{ id: newId(), trip_id: trip.id, kind, at, body: said, text, ...(files ? { files } : {}) },
                ...{ state: 'waiting', reason: null, attempts: 0 },
              });
            }}
          />
        )}
        {!hasRefused && <WaitingActs state={state} saved={saved} isOfDay={hasDay} />}
        {trips && <OtherTrips trips={trips.filter(({ id }) => id !== trip?.id)} />}
      </div>
    </Page>
  );
}

interface TripInFrontProps {
  trip: OwnTrip;
  office: string | null;
  onAct: (kind: ActKind, said: SaidAct) => void;
}

function TripInFront({ trip, office, onAct }: TripInFrontProps) {
  const say = useSay();
  const may = useMay();
  const [asking, setAsking] = useState<ActKind | null>(null);
  const next = nextStep(trip);
  const may_drive = may(truckOrder.permissions.modify);
  const isOut = isPossible(truckOrder, trip, 'change_truck');
  return (
    <TripCard trip={trip}>
      <Stack gap={2}>
        {next && may_drive && (
          <Button
            kind="primary"
            size="xl"
            block
            icon="check"
            onClick={() =>
              next === 'depart'
                ? onAct(next, { body: { id: trip.id }, text: say(DRIVER.depart) })
                : setAsking(next)
            }
          >
            {say(DRIVER[next])}
          </Button>
        )}
        {!next && <p className={classes.quiet}>{say(DRIVER.arrived)}</p>}
        <div className={classes.buttons}>
          {may(truckOperation.permissions.create) && (
            <Button size="l" icon="cash" onClick={() => setAsking('cost')}>
              {say(DRIVER.cost)}
            </Button>
          )}
          {may_drive && (
            <Button size="l" icon="edit" onClick={() => setAsking('note')}>
              {say(DRIVER.note)}
            </Button>
          )}
          {isOut && (
            <Button size="l" icon="transport" onClick={() => setAsking('place')}>
              {say(DRIVER.place)}
            </Button>
          )}
        </div>
        {office && (
          <Button size="l" icon="phone" block href={`tel:+${office}`}>
            {say(DRIVER.callOffice)}
          </Button>
        )}
      </Stack>
      {asking && (
        <ActDrawer
          trip={trip}
          kind={asking}
          onClose={() => setAsking(null)}
          onSave={(said) => {
            onAct(asking, said);
            setAsking(null);
          }}
        />
      )}
    </TripCard>
  );
}

function OtherTrips({ trips }: { trips: readonly OwnTrip[] }) {
  const say = useSay();
  const when = useMoment();
  const { language } = useLanguage();
  const { choices } = useRegistry().words(truckOrder.name)[language];
  if (trips.length === 0) return null;
  return (
    <Card title={say(DRIVER.next)} flush>
      <LineList
        lines={trips.map((trip) => ({
          key: trip.id,
          title: `${trip.origin} – ${trip.destination}`,
          note: [trip.plate, when(trip.starts)].join(', '),
          figure: choices?.status?.[trip.status] ?? trip.status,
        }))}
      />
    </Card>
  );
}

/** A cost has a date; steps and notes have the moment of the server. */
const hasDay = ({ kind }: DriverAct) => kind === 'cost';
