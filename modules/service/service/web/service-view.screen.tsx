import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { roomsToCharge } from '#modules/point-of-sale/public.web.ts';
import type { Option } from '#ui/fields/options.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RecordPhotos } from '#web-kit/record/record-photos.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { TransitionChoices } from '#web-kit/record/transition-choices.ts';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useJobWords } from '../../board/web/job-words.ts';
import { LockCard } from '../../lock-code/web/lock-card.tsx';
import { type JobOnItsWay, photoOf } from '../job-progress.rules.ts';
import { service } from '../service.entity.ts';
import { JOB_PAGE } from '../service.words.ts';
import { ReturnPart, useJobLines, usePartsLeft } from './job-lines.tsx';
import { JobPapers } from './job-papers.tsx';
import { MoneyOfJob } from './money-of-job.tsx';
import { PeopleCard } from './people-card.tsx';
import { ServiceFigures } from './service-figures.tsx';

/** One job, with who helps, the lock code of its item and its papers beside it. */
export default function ServiceViewScreen() {
  return (
    <TransitionChoices value={{ room: useRooms() }}>
      <EntityScreens entity={service} kind="view" view={FRAME} />
    </TransitionChoices>
  );
}

/** The rooms of guests in the house that take on what is left of a job, as the till has them. */
function useRooms(): Option[] {
  const may = useMay()('create_sale');
  const { data: rooms = [] } = useQuery({ ...roomsToCharge(), enabled: may });
  return rooms
    .filter(({ may_charge }) => may_charge !== 'no')
    .map(({ id, number, guest }) => ({ value: id, title: guest ? `${number} · ${guest}` : number }));
}

function Beside(props: RecordProps) {
  return (
    <Stack>
      <PeopleCard {...props} />
      <LockCard {...props} />
      <JobPapers {...props} />
    </Stack>
  );
}

/** How the item looked, and where the money of its repair goes. */
function UnderPaper(props: RecordProps) {
  const say = useSay();
  const { when } = useJobWords();
  const { row } = props;
  const captionOf = (at: string) => say(JOB_PAGE[photoOf(asJob(row), at)], { moment: when(at) });
  return (
    <Stack>
      <RecordPhotos entity={service} row={row} captionOf={captionOf} />
      <MoneyOfJob {...props} />
    </Stack>
  );
}

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as JobOnItsWay;
}

/** What can still come back is offered where a part is taken back. */
function ReturnOfPart(props: RecordProps) {
  const room = use(TransitionChoices);
  return (
    <TransitionChoices value={{ ...room, product: usePartsLeft(props.row) }}>
      <ReturnPart {...props} />
    </TransitionChoices>
  );
}

const FRAME: ViewFrame = {
  Figures: ServiceFigures,
  lines: { title: JOB_PAGE.workAndParts, useLines: useJobLines, Action: ReturnOfPart },
  After: UnderPaper,
  Side: Beside,
};
