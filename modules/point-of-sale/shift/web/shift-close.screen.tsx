import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { closingTermsAnswer } from '../closing-terms.answer.ts';
import { shift } from '../shift.entity.ts';
import { CloseForm } from './close-form.tsx';
import { RecountForm } from './recount-form.tsx';
import { SHIFT } from './shift.words.ts';
import { timesCounted } from './times-counted.ts';
import { useMayRecount } from './use-may-recount.ts';
import { useShiftTerms } from './use-shift-terms.ts';

/** The drawer of a shift is counted: blind to close it, or once more after that by somebody who moves money (A33). */
export default function ShiftCloseScreen() {
  const say = useSay();
  const { id = '' } = useSearch({ strict: false }) as { id?: string };
  const found = useQuery(queriesOf(shift).one(id));
  const { data: terms } = useShiftTerms();
  const mayRecount = useMayRecount(id);
  const row = found.data;
  const closes = row !== undefined && isPossible(shift, row, 'close');
  const closing = useQuery({
    queryKey: ['shift', 'closing', id] as const,
    queryFn: ({ signal }) => ask(closingTermsAnswer, withQuery('shift/closing-terms', { id }), { signal }),
    enabled: closes,
  });
  const failed = [found, closing].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <RecordNotLoaded
        entity={shift}
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (row && terms && !closes && !mayRecount)
    return <Navigate to={shift.screens.view} search={{ id }} replace />;
  return (
    <Late
      loading={!row || !terms || (closes && !closing.data)}
      skeleton={<FormPageSkeleton title={say(SHIFT.closeTitle)} />}
    >
      {row && terms && closes && closing.data && (
        <CloseForm key={timesCounted(row)} {...{ row, terms }} others={closing.data.others} />
      )}
      {row && terms && !closes && <RecountForm key={timesCounted(row)} row={row} />}
    </Late>
  );
}
