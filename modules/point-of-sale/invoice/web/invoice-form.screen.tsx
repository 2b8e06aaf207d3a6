import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { type TillPurpose, TillPurposeContext } from '../../till/web/purpose.ts';
import TillScreen from '../../till/web/till.screen.tsx';
import { invoice } from '../invoice.entity.ts';
import { DueDate } from './due-date.tsx';
import { INVOICE } from './invoice.words.ts';
import { saveCart } from './save-cart.ts';

/** A new invoice is put together at the till (specification §2); a draft is changed in the form of its fields. */
export default function InvoiceFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={invoice} kind="form" /> : <NewInvoice />;
}

function NewInvoice() {
  const may = useMay();
  const navigate = useNavigate();
  const [due_date, setDue] = useState('');
  const purpose = useMemo<TillPurpose>(
    () => ({
      title: INVOICE.newTitle,
      verb: INVOICE.saveDraft,
      terms: <DueDate value={due_date} onChange={setDue} />,
      async save(cart, head) {
        const saved = await saveCart('invoice', cart, head, due_date ? { due_date } : {});
        if (!('id' in saved)) return saved;
        const to = viewAddress(invoice, saved.id, may) ?? invoice.screens.list;
        void navigate({ to, replace: true });
        return 'saved';
      },
    }),
    [may, navigate, due_date],
  );
  return (
    <TillPurposeContext value={purpose}>
      <TillScreen />
    </TillPurposeContext>
  );
}
