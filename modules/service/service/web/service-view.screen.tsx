import { useQuery } from '@tanstack/react-query';
import { roomsToCharge } from '#modules/point-of-sale/public.web.ts';
import type { Option } from '#ui/fields/options.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { TransitionChoices } from '#web-kit/record/transition-choices.ts';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { LockCard } from '../../lock-code/web/lock-card.tsx';
import { service } from '../service.entity.ts';
import { JobPapers } from './job-papers.tsx';
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

const FRAME: ViewFrame = { Figures: ServiceFigures, Side: Beside };
