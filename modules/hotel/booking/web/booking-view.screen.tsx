import { useRef } from 'react';
import { isPossible } from '#core/define-states.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { TransitionQuestions } from '#web-kit/record/transition-question.ts';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { GroupCard } from '../../group/web/group-card.tsx';
import { booking } from '../booking.entity.ts';
import { BillCard } from './bill-card.tsx';
import { BillToPrint } from './bill-to-print.ts';
import { CheckOutQuestion } from './check-out-question.tsx';
import { FolioCard } from './folio-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { StayActions } from './stay-actions.tsx';
import { StayFigures } from './stay-figures.tsx';
import { StayPayments } from './stay-payments.tsx';

/** One stay, its bill once the guest has come, the card that he signs, and the rooms that were booked with it. */
export default function BookingViewScreen() {
  const toPrint = useRef(false);
  return (
    <BillToPrint value={toPrint}>
      <TransitionQuestions value={QUESTIONS}>
        <EntityScreens entity={booking} kind="view" view={FRAME} />
      </TransitionQuestions>
    </BillToPrint>
  );
}

function Beside(props: RecordProps) {
  const { row } = props;
  return (
    <Stack>
      {row.group_id ? <GroupCard {...props} /> : null}
      {row.checked_in_at ? <BillCard {...props} /> : null}
      {hasCard(row) ? <RegistrationCard {...props} isComing={!row.checked_in_at} /> : null}
    </Stack>
  );
}

/** Whoever is expected or has come; who never came signs nothing. */
const hasCard = (row: WireRow) => Boolean(row.checked_in_at) || isPossible(booking, row, 'check_in');

const QUESTIONS = { check_out: CheckOutQuestion };

const FRAME: ViewFrame = {
  Figures: StayFigures,
  Cards: FolioCard,
  Payments: StayPayments,
  Actions: StayActions,
  Side: Beside,
  hasSide: (row) => hasCard(row) || Boolean(row.group_id),
};
