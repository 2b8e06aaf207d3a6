import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip, type Tone } from '#ui/show/chip.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { OFFLINE } from '#web-kit/offline/offline.words.ts';
import { WaitingActs } from '#web-kit/offline/waiting-acts.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { room } from '../../room/room.entity.ts';
import { FAULT } from '../fault.words.ts';
import { byFloor, type Care, isLeft, isUrgent, NEXT, type RoomToClean } from '../housekeeping.rules.ts';
import { LEFT_TO_CLEAN, HOUSEKEEPING_WORDS as SAID } from '../housekeeping.words.ts';
import classes from './housekeeping.module.css';
import { ReportFault } from './report-fault.tsx';
import { useCare } from './use-care.ts';

/** The rooms by floor for whoever cleans them, on a phone in one hand: one tap takes a room a step further, also without a network (hotel.md 8). */
export default function HousekeepingScreen() {
  const say = useSay();
  const reachability = useReachability();
  const [faulty, setFaulty] = useState<RoomToClean>();
  const { state, saved, query, rooms: known, tap } = useCare();
  const { isError, error, isFetching, refetch } = query;
  if (isError && !known)
    return (
      <RecordNotLoaded {...{ entity: room, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  const rooms = known ?? [];
  const left = rooms.filter(isLeft).length;
  return (
    <Page>
      <PageHeader title={say(SAID.title)} />
      {!known && <ListSkeleton />}
      {known && rooms.length === 0 && <EmptyState icon="hotel" title={say(SAID.empty)} />}
      <Stack>
        {reachability !== 'reached' && <Notice tone="warning">{say(OFFLINE.offline)}</Notice>}
        <WaitingActs state={state} saved={saved} />
        {rooms.length > 0 && (
          <p className={classes.left} role="status">
            {left > 0 ? sayCounted(say, LEFT_TO_CLEAN, left) : say(SAID.allClean)}
          </p>
        )}
        {byFloor(rooms).map(([floor, of]) => (
          <Card key={floor} title={floor === '' ? say(SAID.rooms) : say(SAID.floor, { floor })} flush>
            <ul className={classes.rooms}>
              {of.map((one) => (
                <RoomLine
                  key={one.id}
                  room={one}
                  onTap={(next) => tap(one, next)}
                  onFault={() => setFaulty(one)}
                />
              ))}
            </ul>
          </Card>
        ))}
      </Stack>
      {faulty && <ReportFault key={faulty.id} room={faulty} onClose={() => setFaulty(undefined)} />}
    </Page>
  );
}

const TONES: Record<Care, Tone> = {
  ...{ dirty: 'danger', cleaning: 'info', clean: 'success', inspected: 'brand' },
};

const TAPS = { cleaning: SAID.start, clean: SAID.done, inspected: SAID.inspect } as const;

interface RoomLineProps {
  room: RoomToClean;
  onTap: (next: Care) => void;
  onFault: () => void;
}

function RoomLine({ room: one, onTap, onFault }: RoomLineProps) {
  const say = useSay();
  const { language } = useLanguage();
  const may = useMay();
  const { choices } = useRegistry().words(room.name)[language];
  const next = NEXT[one.housekeeping];
  return (
    <li className={classes.room}>
      <b className={classes.number}>{one.number}</b>
      <span className={classes.who}>
        <Chip tone={TONES[one.housekeeping]}>
          {choices?.housekeeping?.[one.housekeeping] ?? one.housekeeping}
        </Chip>
        {say(whoIsIn(one))}
      </span>
      {may(room.permissions.modify) && (
        <IconButton icon="service" name={say(FAULT.ofRoom, { room: one.number })} onClick={onFault} />
      )}
      {next && next !== 'dirty' && may(room.permissions.modify) && (
        <Button
          kind={isUrgent(one) ? 'primary' : 'secondary'}
          aria-label={`${say(TAPS[next])} ${one.number}`}
          onClick={() => onTap(next)}
        >
          {say(TAPS[next])}
        </Button>
      )}
    </li>
  );
}

function whoIsIn({ status }: RoomToClean) {
  if (status === 'maintenance') return SAID.closed;
  if (status === 'booked') return SAID.inHouse;
  return status === 'reserved' ? SAID.first : SAID.free;
}
