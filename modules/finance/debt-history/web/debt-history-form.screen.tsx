import { useSearch } from '@tanstack/react-router';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { debtHistory } from '../debt-history.entity.ts';
import { PayDebtForm } from './pay-debt-form.tsx';

/** Pays the debt that the address names; of a payment that is made only the remarks change. */
export default function DebtHistoryFormScreen() {
  const { id, debt_id } = useSearch({ strict: false }) as { id?: string; debt_id?: string };
  if (id) return <EntityScreens entity={debtHistory} kind="form" />;
  return debt_id ? <PayDebtForm key={debt_id} debtId={debt_id} /> : <MissingScreen />;
}
