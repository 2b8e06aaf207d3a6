import { isPossible } from '#core/define-states.ts';
import { moneyOfWire } from '#core/money.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import { CashList } from './cash-list.tsx';
import { CountAgain } from './count-again.tsx';
import { CountDrawer } from './count-drawer.tsx';
import { ExplainCash } from './explain-cash.tsx';
import { MoveCash } from './move-cash.tsx';
import { OthersList } from './others-list.tsx';
import { SafeQuestion } from './safe-question.tsx';
import { SHIFT } from './shift.words.ts';
import { ShiftReportCard } from './shift-report-card.tsx';
import { ShiftSoFarCard } from './shift-so-far-card.tsx';

/** A shift: counted while it is open, with what it came to afterwards. */
export default function ShiftViewScreen() {
  return <EntityScreens entity={shift} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
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

function ShiftFigures({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const money = (value: unknown) => moneyOfWire(value as number, currency) ?? 0n;
  if (isPossible(shift, row, 'close')) return null;
  const over = money(row.over_short);
  const title = say(over === 0n ? SHIFT.agrees : over > 0n ? SHIFT.over : SHIFT.short);
  return (
    <FigureStrip
      items={[
        { key: 'over', title, amount: amountText(over, currency), currency },
        ...(row.expected === undefined
          ? []
          : [
              {
                key: 'expected',
                title: say(SHIFT.expected),
                amount: amountText(money(row.expected), currency),
              },
            ]),
        { key: 'counted', title: say(SHIFT.counted), amount: amountText(money(row.counted), currency) },
        ...(row.rest
          ? [
              {
                key: 'rest',
                title: row.rest_account_name ? String(row.rest_account_name) : say(SHIFT.rest),
                amount: amountText(money(row.rest), currency),
              },
            ]
          : []),
        { key: 'float', title: say(SHIFT.atOpening), amount: amountText(money(row.float), currency) },
      ]}
    />
  );
}

function ShiftCards({ row }: RecordProps) {
  if (!isPossible(shift, row, 'close'))
    return (
      <Stack>
        <ExplainCash row={row} />
        <CashList row={row} />
        <OthersList row={row} />
        <CountAgain row={row} />
      </Stack>
    );
  return (
    <Stack>
      <SafeQuestion />
      <ExplainCash row={row} />
      <MoveCash shiftId={row.id} tillId={String(row.account_id)} />
      <CashList row={row} />
      <CountDrawer id={row.id} tillId={String(row.account_id)} float={Number(row.float)} />
    </Stack>
  );
}
