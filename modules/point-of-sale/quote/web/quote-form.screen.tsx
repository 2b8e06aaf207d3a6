import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { saveCart } from '../../invoice/web/save-cart.ts';
import { type TillPurpose, TillPurposeContext } from '../../till/web/purpose.ts';
import TillScreen from '../../till/web/till.screen.tsx';
import { quote } from '../quote.entity.ts';
import { QUOTE } from './quote.words.ts';

/** A new quote is put together at the till, as an invoice is; one that is there is changed in the form of its fields. */
export default function QuoteFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={quote} kind="form" /> : <NewQuote />;
}

function NewQuote() {
  const may = useMay();
  const navigate = useNavigate();
  const purpose = useMemo<TillPurpose>(
    () => ({
      title: QUOTE.newTitle,
      verb: QUOTE.save,
      async save(cart, head) {
        const saved = await saveCart('quote', cart, head);
        if (!('id' in saved)) return saved;
        const to = viewAddress(quote, saved.id, may) ?? quote.screens.list;
        void navigate({ to, replace: true });
        return 'saved';
      },
    }),
    [may, navigate],
  );
  return (
    <TillPurposeContext value={purpose}>
      <TillScreen />
    </TillPurposeContext>
  );
}
