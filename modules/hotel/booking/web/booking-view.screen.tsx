import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { GroupCard } from '../../group/web/group-card.tsx';
import { booking } from '../booking.entity.ts';
import { BillCard } from './bill-card.tsx';

/** One stay, its bill once the guest has come, and the rooms that were booked with it. */
export default function BookingViewScreen() {
  return <EntityScreens entity={booking} kind="view" view={FRAME} />;
}

function Beside(props: RecordProps) {
  const { row } = props;
  return (
    <Stack>
      {row.group_id ? <GroupCard {...props} /> : null}
      {row.checked_in_at ? <BillCard {...props} /> : null}
    </Stack>
  );
}

const FRAME: ViewFrame = {
  Side: Beside,
  hasSide: ({ checked_in_at, group_id }) => Boolean(checked_in_at) || Boolean(group_id),
};
