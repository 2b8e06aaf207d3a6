import { useSearch } from '@tanstack/react-router';
import { statesBefore } from '#core/state-sets.ts';
import { PayTheRest } from '#modules/finance/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { truckOrder } from '../truck-order.entity.ts';
import { hasWaybill } from '../truck-order.rules.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { ExpectedCard } from './expected-card.tsx';
import { WAYBILL } from './waybill.words.ts';
import { WaybillScreen } from './waybill-screen.tsx';

/** One trip, or the paper that goes with its goods. */
export default function TruckOrderViewScreen() {
  const { id, waybill }: { id?: string; waybill?: string } = useSearch({ strict: false });
  if (id && waybill) return <WaybillScreen id={id} />;
  return <EntityScreens entity={truckOrder} kind="view" view={FRAME} />;
}

function Actions({ row }: RecordProps) {
  const say = useSay();
  if (!hasWaybill(row)) return null;
  return (
    <Button icon="print" href={`${truckOrder.screens.view}?id=${row.id}&waybill=1`}>
      {say(WAYBILL.print)}
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
  Side: ExpectedCard,
  hasSide: ({ status }) => PLANNED.includes(status),
  Pay: PayTheRest,
};
