import { useMay } from '#web-kit/user/current-user.tsx';
import { useShiftTerms } from './use-shift-terms.ts';

/** Whether a closed shift may be counted again: it is the last one of its till, and who asks moves money (A33). */
export function useMayRecount(id: string): boolean {
  const may = useMay();
  const { data: terms } = useShiftTerms();
  const isLast = terms?.tills.some(({ last_shift_id }) => last_shift_id === id) ?? false;
  return isLast && may('create_transaction');
}
