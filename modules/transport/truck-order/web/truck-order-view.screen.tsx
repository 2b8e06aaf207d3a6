import { useSearch } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { statesBefore } from '#core/state-sets.ts';
import { PayTheRest } from '#modules/finance/public.web.ts';
import { TransitionButton } from '#web-kit/record/record-transitions.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { isTripPaper } from '../trip-papers.rules.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { ExpectedCard } from './expected-card.tsx';
import { TripCards } from './trip-cards.tsx';
import { TripPaperScreen } from './trip-paper-screen.tsx';
import { TripPapers, useLinkOfTrip } from './trip-papers.tsx';

/** One trip, or one of its papers. */
export default function TruckOrderViewScreen() {
  const { id, paper }: { id?: string; paper?: string } = useSearch({ strict: false });
  if (id && isTripPaper(paper)) return <TripPaperScreen id={id} kind={paper} />;
  return <EntityScreens entity={truckOrder} kind="view" view={FRAME} />;
}

function Actions(props: RecordProps) {
  const may = useMay();
  const { row } = props;
  const parts = (row.segments ?? []) as readonly unknown[];
  const hasParts = parts.length > 0 && isPossible(truckOrder, row, 'correct_part');
  return (
    <>
      {hasParts && may(truckOrder.permissions.modify) && (
        <TransitionButton {...props} name="correct_part" isNext={false} />
      )}
      <TripPapers {...props} />
    </>
  );
}

/** Before it is loaded one can still say no to it. */
const PLANNED: readonly unknown[] = [
  ...statesBefore(truckOrderStates, 'confirm'),
  ...statesBefore(truckOrderStates, 'load'),
];

const FRAME: ViewFrame = {
  Actions,
  useMore: useLinkOfTrip,
  Cards: TripCards,
  Side: ExpectedCard,
  hasSide: ({ status }) => PLANNED.includes(status),
  Pay: PayTheRest,
};
