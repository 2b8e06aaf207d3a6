import { Navigate, useSearch } from '@tanstack/react-router';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { shift } from '../shift.entity.ts';
import { OpenShift } from './open-shift.tsx';
import { useCurrentShift } from './use-current-shift.ts';
import { useShiftTerms } from './use-shift-terms.ts';

/** Opens a shift, or leads to the one that the caller has open; of a shift that is named only its remarks change here. */
export default function ShiftFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={shift} kind="form" /> : <MyShift />;
}

function MyShift() {
  const { data, isPending } = useCurrentShift();
  const { data: terms } = useShiftTerms();
  const open = data?.shift ?? null;
  if (isPending || !terms) return null;
  if (open?.is_own) return <Navigate to={shift.screens.view} search={{ id: open.id }} replace />;
  return <OpenShift terms={terms} />;
}
