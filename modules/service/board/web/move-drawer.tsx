import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantOf } from '#core/local-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TimeInput } from '#ui/fields/time-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { wallClock } from '#web-kit/format/day.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { Board, JobOnBoard } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import { inTheWayOf, isClosedThen, minutesOfJob } from '../moving.rules.ts';
import { boardOf } from './board-call.ts';
import type { MoveOfJob } from './use-move-calls.tsx';

const MINUTE_MS = 60_000;
/** The hour that is offered for a job without a time. */
const USUAL = '09:00';

interface MoveDrawerProps {
  board: Board;
  job: JobOnBoard;
  onMove: (to: MoveOfJob) => Promise<void>;
  onClose: () => void;
}

/** Moves a job by thumb: its day, hour and person; what is in the way is said before it is moved. */
export function MoveDrawer({ board, job, onMove, onClose }: MoveDrawerProps) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { timeZone } = useBranch();
  const [to, setTo] = useState(() => placeNow(board, job, timeZone));
  const [busy, setBusy] = useState(false);
  const onDay = useQuery(boardOf(to.day)).data;
  const { found, starts, isClosed, clash } = lookAt(onDay, job, to, timeZone);
  const move = async () => {
    setBusy(true);
    const ends = new Date(Date.parse(starts) + minutesOfJob(job) * MINUTE_MS).toISOString();
    // How long one takes that had no time yet, its type says.
    await onMove({
      ...{ assignee_id: to.person_id || null, starts, ends: job.starts === null ? null : ends },
      outside_hours: isClosed,
    });
    onClose();
  };
  const who = board.people.find(({ id }) => id === to.person_id)?.name;
  const what = clash && (clash.job?.number ?? clash.label ?? say(BOARD.taken));
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(BOARD.moveNumber, { number: job.number })}
      side={isPhone ? 'bottom' : 'right'}
      footer={
        <Button
          kind="primary"
          block
          loading={busy}
          disabled={!found || clash !== undefined}
          onClick={() => void move()}
        >
          {say(isClosed ? BOARD.moveAnyway : BOARD.move)}
        </Button>
      }
    >
      <Stack>
        <Select
          label={say(BOARD.whoDoesIt)}
          options={board.people.map(({ id, name }) => ({ value: id, title: name }))}
          value={to.person_id}
          onChange={(person_id) => setTo({ ...to, person_id })}
        />
        <DateInput label={say(BOARD.day)} value={to.day} onChange={(day) => day && setTo({ ...to, day })} />
        <TimeInput
          label={say(BOARD.hour)}
          value={to.time}
          onChange={(time) => time && setTo({ ...to, time })}
        />
        {what && <Notice tone="danger">{say(BOARD.inTheWay, { what })}</Notice>}
        {!what && isClosed && <Notice tone="warning">{say(BOARD.closedThen)}</Notice>}
        {found && !what && !isClosed && who && <Notice tone="info">{say(BOARD.fits, { who })}</Notice>}
      </Stack>
    </Drawer>
  );
}

interface Place {
  person_id: string;
  day: string;
  time: string;
}

/** Where it is now; one without a time begins with the day that is shown. */
function placeNow(board: Board, job: JobOnBoard, timeZone: string): Place {
  const person_id = job.assignee_id ?? board.people[0]?.id ?? '';
  if (job.starts === null) return { person_id, day: board.date, time: USUAL };
  return { person_id, ...wallClock(job.starts, timeZone) };
}

/** What that day says of the place; nothing is said before its board has come. */
function lookAt(onDay: Board | undefined, job: JobOnBoard, to: Place, timeZone: string) {
  const starts = instantOf(to.day, to.time, timeZone);
  const found = onDay?.date === to.day ? onDay : undefined;
  if (!found) return { found, starts: starts.toISOString(), isClosed: false, clash: undefined };
  const midnight = instantOf(to.day, '00:00', timeZone).getTime();
  const from = (starts.getTime() - midnight) / MINUTE_MS;
  const place = { person_id: to.person_id, from, to: from + minutesOfJob(job) };
  return {
    ...{ found, starts: starts.toISOString() },
    isClosed: isClosedThen(found, place, midnight),
    clash: inTheWayOf(found, job, place, midnight),
  };
}
