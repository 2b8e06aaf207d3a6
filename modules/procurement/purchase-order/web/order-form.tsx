import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { withQuery } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PurchaseTerms } from '../../purchase/web/purchase-calls.ts';
import { orderBody } from '../purchase-order.body.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { ORDER } from './order.words.ts';
import { OrderProducts } from './order-products.tsx';
import { linesFrom } from './ordered-lines.ts';
import type { WireOrder } from './wire-order.ts';

interface OrderFormProps {
  order: WireOrder | null;
  terms: PurchaseTerms;
}

/** The form of an order: from whom, by when, and how much of what at which price. */
export function OrderForm({ order, terms }: OrderFormProps) {
  const say = useSay();
  const { switches } = useBranch();
  const words = useEntityWords(purchaseOrder);
  const form = useOrderForm(order, terms);
  const stores = terms.stores.map(storeOption);
  const modes = [
    { value: 'exclusive', title: say(ORDER.exclusive) },
    { value: 'inclusive', title: say(ORDER.inclusive) },
  ];
  return (
    <CommandForm
      form={form}
      title={order ? say(ORDER.editTitle, { number: order.number }) : say(ORDER.newTitle)}
      save={say(ORDER.save)}
      one={words.lower}
      back={{
        href: purchaseOrder.screens.list,
        name: say(FORM.backTo, { many: words.many.toLowerCase() }),
      }}
    >
      <FormSection title={form.labels.supplier_id ?? ''}>
        <FieldGrid columns={3}>
          <Asked input={form.ask('supplier_id')} autoFocus={!order} clearable />
          <Asked input={form.ask('expected_date')} earliest={order?.date ?? terms.today} />
          {switches.has_store === true && stores.length > 1 && (
            <Asked input={form.ask('store_id')} optional={false} options={stores} />
          )}
          {terms.vat.registered && <Asked input={form.ask('price_mode')} options={modes} />}
        </FieldGrid>
      </FormSection>
      <OrderProducts
        title={form.labels.lines ?? ''}
        lines={form.lines('lines')}
        onChange={(lines) => form.set({ lines })}
        fault={form.faultOf('lines')}
      />
      <FormSection title={form.labels.remarks ?? ''}>
        <FieldGrid columns={2}>
          <Asked input={form.ask('reference')} />
          <Asked input={form.ask('remarks')} oneLine />
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}

function useOrderForm(order: WireOrder | null, { supplier, stores, vat }: PurchaseTerms) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [store] = stores;
  return useBodyForm({
    name: purchaseOrder.name,
    record: order?.id ?? null,
    body: orderBody,
    of: purchaseOrder,
    labels: { store_id: say(ORDER.store), reference: say(ORDER.quote), remarks: say(ORDER.remarks) },
    opened: order
      ? openedOrder(order)
      : {
          supplier_id: supplier ? { value: supplier.id, title: supplier.name } : null,
          store_id: store ? storeOption(store) : null,
          // A branch that claims no VAT orders at what it pays, and is not asked.
          price_mode: vat.registered ? 'exclusive' : 'inclusive',
          lines: linesFrom(null),
        },
    isChange: order !== null,
    check: ({ supplier_id, lines }) => ({
      ...(supplier_id ? {} : { supplier_id: say(ORDER.supplierNeeded) }),
      ...(lines.length > 0 ? {} : { lines: say(ORDER.needed) }),
    }),
    send: (body, id) =>
      order
        ? callForRow('PUT', withQuery('purchase-order', { id: order.id }), {
            body: { ...body, version: order.version },
          })
        : callForRow('POST', 'purchase-order', { body, idempotencyKey: id }),
    done: (saved) => {
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(ORDER.saved, { number: String(saved.number) }) });
      const to = viewAddress(purchaseOrder, saved.id, may) ?? purchaseOrder.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
}

function openedOrder(order: WireOrder) {
  const { store_id, store_name } = order;
  return {
    supplier_id: { value: order.supplier_id, title: order.supplier_name },
    expected_date: order.expected_date ?? '',
    store_id: store_id === null ? null : { value: store_id, title: store_name ?? '' },
    price_mode: order.price_mode,
    lines: linesFrom(order),
    reference: order.reference ?? '',
    remarks: order.remarks ?? '',
  };
}

function storeOption({ id, name }: PurchaseTerms['stores'][number]) {
  return { value: id, title: name };
}
