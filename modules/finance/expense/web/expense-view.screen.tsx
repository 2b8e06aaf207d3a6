import { isPosted } from '#core/define-states.ts';
import { Button } from '#ui/actions/button.tsx';
import type { MenuAction } from '#ui/actions/menu.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { payment } from '../../payment/payment.entity.ts';
import { recurringExpense } from '../../recurring-expense/recurring-expense.entity.ts';
import { RECURRING } from '../../recurring-expense/recurring-expense.words.ts';
import { expense } from '../expense.entity.ts';
import { EXPENSE } from './expense.words.ts';

/** An expense: what it cost, what was paid of it, and the way to pay the rest. */
export default function ExpenseViewScreen() {
  return <EntityScreens entity={expense} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Actions: ExpenseActions, useMore: useRepeat };

/** The way to an expense like this one that comes again, unless this one does. */
function useRepeat(row: WireRow): readonly MenuAction[] {
  const say = useSay();
  const may = useMay();
  if (row.recurring_id || !may(recurringExpense.permissions.create)) return [];
  const href = `${recurringExpense.screens.form}?expense_id=${row.id}`;
  return [{ key: 'repeat', title: say(RECURRING.repeat), icon: 'calendar', href }];
}

function ExpenseActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const remain = typeof row.remain_amount === 'number' ? row.remain_amount : 0;
  if (remain <= 0 || !may(payment.permissions.create)) return null;
  return (
    <Button
      kind={isPosted(expense, row) ? 'primary' : 'secondary'}
      icon="cash"
      href={`${payment.screens.form}?expense_id=${row.id}`}
    >
      {say(EXPENSE.pay)}
    </Button>
  );
}
