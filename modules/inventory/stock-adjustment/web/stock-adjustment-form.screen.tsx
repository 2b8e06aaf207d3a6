import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { stockAdjustment } from '../stock-adjustment.entity.ts';
import { AdjustForm } from './adjust-form.tsx';
import { ADJUST } from './adjustment.words.ts';
import { adjustmentTerms } from './adjustment-calls.ts';

/** Stock is adjusted by products; of an adjustment that is made only its remarks change. */
export default function StockAdjustmentFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={stockAdjustment} kind="form" /> : <NewAdjustment />;
}

function NewAdjustment() {
  const say = useSay();
  const terms = useQuery(adjustmentTerms);
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={stockAdjustment}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(ADJUST.title)} />}>
      {terms.data && <AdjustForm terms={terms.data} />}
    </Late>
  );
}
