import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { invoiceInList } from './invoice-on-screen.ts';

/** The invoices of the branch, with when they are due and what is left to pay. */
export default function InvoiceListScreen() {
  return <EntityScreens entity={invoiceInList} kind="list" />;
}
