import { isPossible } from '#core/define-states.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import { CashAfterClosing } from './cash-after-closing.tsx';
import { CashList } from './cash-list.tsx';
import { ExplainCash } from './explain-cash.tsx';
import { MoveCash } from './move-cash.tsx';
import { OthersList } from './others-list.tsx';
import { SafeQuestion } from './safe-question.tsx';
import { ShiftActions } from './shift-actions.tsx';
import { ShiftFigures } from './shift-figures.tsx';
import { ShiftReportCard } from './shift-report-card.tsx';
import { ShiftSoFarCard } from './shift-so-far-card.tsx';

/** A shift: counted while it is open, with what it came to afterwards. */
export default function ShiftViewScreen() {
  return <EntityScreens entity={shift} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Actions: ShiftActions,
  Figures: ShiftFigures,
  Cards: ShiftCards,
  Side: ShiftSide,
};

/** What was sold so far tells what the till should hold, and whoever counts, counts blind. */
function ShiftSide(props: RecordProps) {
  const may = useMay();
  if (!isPossible(shift, props.row, 'close')) return <ShiftReportCard {...props} />;
  const seesBalance = may('view_account_balance');
  return (
    <Stack>
      <ShiftSoFarCard row={props.row} isBlind={!seesBalance} />
      {seesBalance && <ShiftReportCard {...props} />}
    </Stack>
  );
}

function ShiftCards({ row }: RecordProps) {
  if (!isPossible(shift, row, 'close'))
    return (
      <Stack>
        <ExplainCash row={row} />
        <CashAfterClosing row={row} />
        <CashList row={row} />
        <OthersList row={row} />
      </Stack>
    );
  return (
    <Stack>
      <SafeQuestion />
      <ExplainCash row={row} />
      <MoveCash shiftId={row.id} tillId={String(row.account_id)} />
      <CashList row={row} />
    </Stack>
  );
}
