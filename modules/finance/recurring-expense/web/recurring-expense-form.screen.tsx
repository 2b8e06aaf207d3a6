import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { FailedScreen } from '#web-kit/screens/failed-screen.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { expense } from '../../expense/expense.entity.ts';
import { recurringExpense } from '../recurring-expense.entity.ts';
import { ComingWhileTyping } from './coming-card.tsx';

/** An expense that comes again; a new one begins today and every month, with what an expense says that is to be repeated. */
export default function RecurringExpenseFormScreen() {
  const { id, expense_id }: { id?: string; expense_id?: string } = useSearch({ strict: false });
  if (id) return <EntityScreens entity={recurringExpense} kind="form" form={{ Side: ComingWhileTyping }} />;
  return expense_id ? <Repeated key={expense_id} expenseId={expense_id} /> : <New />;
}

function Repeated({ expenseId }: { expenseId: string }) {
  const { new: title } = useEntityWords(recurringExpense);
  const asked = useQuery(queriesOf(expense).one(expenseId));
  if (asked.isError && !asked.data)
    return <FailedScreen error={asked.error} reset={() => void asked.refetch()} />;
  return (
    <Late loading={!asked.data} skeleton={<FormPageSkeleton title={title} />}>
      {asked.data && <New like={asked.data} />}
    </Late>
  );
}

function New({ like }: { like?: WireRow }) {
  const starts_on = useToday();
  const starting = { ...(like ? sameAs(like) : {}), every: 'month', starts_on };
  return <EntityScreens entity={recurringExpense} kind="form" form={{ starting, Side: ComingWhileTyping }} />;
}

/** What of an expense the recurring one says again. */
function sameAs(row: WireRow) {
  const { title, total_amount, expense_type_id, expense_type_name, supplier_id, supplier_name } = row;
  const { truck_id, truck_name, remarks } = row;
  return {
    ...{ title, amount: total_amount, expense_type_id, expense_type_name, supplier_id, supplier_name },
    ...{ truck_id, truck_name, remarks },
  };
}
