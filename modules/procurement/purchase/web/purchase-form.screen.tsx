import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { purchase } from '../purchase.entity.ts';
import { BUY } from './purchase.words.ts';
import { termsOf } from './purchase-calls.ts';
import { PurchaseForm } from './purchase-form.tsx';

/** Goods, bill and payment of a new purchase; of one that is made only its notes change. */
export default function PurchaseFormScreen() {
  const { id, supplier_id } = useSearch({ strict: false }) as { id?: string; supplier_id?: string };
  if (id) return <EntityScreens entity={purchase} kind="form" />;
  return <NewPurchase key={supplier_id ?? ''} supplierId={supplier_id} />;
}

function NewPurchase({ supplierId }: { supplierId: string | undefined }) {
  const say = useSay();
  const terms = useQuery(termsOf(supplierId));
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={purchase}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(BUY.title)} />}>
      {terms.data && <PurchaseForm terms={terms.data} />}
    </Late>
  );
}
