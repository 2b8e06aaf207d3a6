import type { ComponentType } from 'react';
import { Stack } from '#ui/layout/spacing.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truck } from '../truck.entity.ts';
import { DueCards, MonthFigures, StandingAndTrips } from './cockpit-cards.tsx';
import { DaysCard } from './days-card.tsx';
import { FuelCard } from './fuel-card.tsx';
import { LocationButton } from './location-drawer.tsx';

/** One truck at a glance (transport.md 8): where it is, its month, what is due, its papers, its fuel and its last days. */
export default function TruckViewScreen() {
  return <EntityScreens entity={truck} kind="view" view={FRAME} />;
}

/** What is due, its fuel, where it has a motor, and its last days. */
function Side(props: RecordProps) {
  const may = useMay();
  return (
    <Stack>
      {may(truckOrder.permissions.list) && <DueCards {...props} />}
      {hasFuel(props.row, may) && <FuelCard {...props} />}
      {may(truckOrder.permissions.list) && <DaysCard {...props} />}
    </Stack>
  );
}

const hasFuel = ({ kind }: WireRow, may: (right: string) => boolean) =>
  kind !== 'trailer' && may(truckOperation.permissions.list);

/** Trips are told to whoever may list them. */
const forTrips = (Part: ComponentType<RecordProps>) =>
  function OfTrips(props: RecordProps) {
    return useMay()(truckOrder.permissions.list) ? <Part {...props} /> : null;
  };

const FRAME: ViewFrame = {
  Actions: LocationButton,
  Figures: forTrips(MonthFigures),
  Cards: forTrips(StandingAndTrips),
  Side,
  hasSide: (row, may) => hasFuel(row, may) || may(truckOrder.permissions.list),
};
