import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { termsOf } from '../../purchase/web/purchase-calls.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { ORDER } from './order.words.ts';
import { OrderForm } from './order-form.tsx';
import { isDraft } from './what-may-be-done.ts';
import { asOrder } from './wire-order.ts';

/** A new order or a draft with its products; of an order that was sent only its notes change. */
export default function OrderFormScreen() {
  const { id, supplier_id } = useSearch({ strict: false }) as { id?: string; supplier_id?: string };
  return id ? <SavedOrder key={id} id={id} /> : <NewOrder key={supplier_id ?? ''} supplierId={supplier_id} />;
}

function SavedOrder({ id }: { id: string }) {
  const say = useSay();
  const found = useQuery(queriesOf(purchaseOrder).one(id));
  const terms = useQuery(termsOf(undefined));
  if (found.data && !isDraft(asOrder(found.data)))
    return <EntityScreens entity={purchaseOrder} kind="form" />;
  const failed = [found, terms].find(({ isError, data }) => isError && !data);
  if (failed) return <NotLoaded query={failed} />;
  return (
    <Late loading={!found.data || !terms.data} skeleton={<FormPageSkeleton title={say(ORDER.newTitle)} />}>
      {found.data && terms.data && <OrderForm order={asOrder(found.data)} terms={terms.data} />}
    </Late>
  );
}

function NewOrder({ supplierId }: { supplierId: string | undefined }) {
  const say = useSay();
  const terms = useQuery(termsOf(supplierId));
  if (terms.isError && !terms.data) return <NotLoaded query={terms} />;
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(ORDER.newTitle)} />}>
      {terms.data && <OrderForm order={null} terms={terms.data} />}
    </Late>
  );
}

function NotLoaded({
  query,
}: {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}) {
  return (
    <RecordNotLoaded
      entity={purchaseOrder}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
