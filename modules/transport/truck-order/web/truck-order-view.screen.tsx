import { useSearch } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { statesBefore } from '#core/state-sets.ts';
import { PayTheRest } from '#modules/finance/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TransitionButton } from '#web-kit/record/record-transitions.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { truckOrder } from '../truck-order.entity.ts';
import { hasWaybill } from '../truck-order.rules.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { ExpectedCard } from './expected-card.tsx';
import { TripCards } from './trip-cards.tsx';
import { WAYBILL } from './waybill.words.ts';
import { WaybillScreen } from './waybill-screen.tsx';

/** One trip, or the paper that goes with its goods. */
export default function TruckOrderViewScreen() {
  const { id, waybill }: { id?: string; waybill?: string } = useSearch({ strict: false });
  if (id && waybill) return <WaybillScreen id={id} />;
  return <EntityScreens entity={truckOrder} kind="view" view={FRAME} />;
}

function Actions(props: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { row } = props;
  const parts = (row.segments ?? []) as readonly unknown[];
  const hasParts = parts.length > 0 && isPossible(truckOrder, row, 'correct_part');
  return (
    <>
      {hasParts && may(truckOrder.permissions.modify) && (
        <TransitionButton {...props} name="correct_part" isNext={false} />
      )}
      {hasWaybill(row) && <WaybillButton id={row.id} title={say(WAYBILL.print)} />}
    </>
  );
}

function WaybillButton({ id, title }: { id: string; title: string }) {
  return (
    <Button icon="print" href={`${truckOrder.screens.view}?id=${id}&waybill=1`}>
      {title}
    </Button>
  );
}

/** Before it is loaded one can still say no to it. */
const PLANNED: readonly unknown[] = [
  ...statesBefore(truckOrderStates, 'confirm'),
  ...statesBefore(truckOrderStates, 'load'),
];

const FRAME: ViewFrame = {
  Actions,
  Cards: TripCards,
  Side: ExpectedCard,
  hasSide: ({ status }) => PLANNED.includes(status),
  Pay: PayTheRest,
};
