import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { expense } from '../../expense/expense.entity.ts';
import { recurringExpense } from '../recurring-expense.entity.ts';
import { RECURRING } from '../recurring-expense.words.ts';
import { ComingCard } from './coming-card.tsx';

/** An expense that comes again: when it does next, and what was recorded of it. */
export default function RecurringExpenseViewScreen() {
  return <EntityScreens entity={recurringExpense} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Side: ComingCard, Actions: RecordedOnes };

function RecordedOnes({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  if (!row.last_on || !may(expense.permissions.list)) return null;
  return <Button href={`${expense.screens.list}?recurring=${row.id}`}>{say(RECURRING.recorded)}</Button>;
}
