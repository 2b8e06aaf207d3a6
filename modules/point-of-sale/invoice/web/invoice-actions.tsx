import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { useOpenDebtOf } from '#modules/finance/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useSheet } from '../../receipt/web/sheet-provider.tsx';
import { sale } from '../../sale/sale.entity.ts';
import { invoice as invoiceEntity } from '../invoice.entity.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { INVOICE } from './invoice.words.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { asInvoice } from './wire-invoice.ts';

/** A draft is issued; an issued one is paid, credited, printed and shared. To void it follows from the table of states. */
export function InvoiceActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [delivering, setDelivering] = useState(false);
  const paper = useSheet();
  const invoice = asInvoice(row);
  const isDraft = isPossible(invoiceEntity, row, 'issue');
  const isIssued = isPossible(invoiceEntity, row, 'void');
  const mayPay = isIssued && invoice.remain_amount > 0 && may('create_payment');
  const { open, waited } = useOpenDebtOf(invoice.sale_id, mayPay);
  const mayDeliver = (invoice.delivery === 'waiting' || invoice.delivery === 'part') && may('create_invoice');
  const mayCredit =
    isIssued && invoice.sale_id !== null && may(['delete_sale', 'view_sale', 'delete_invoice']);
  return (
    <>
      {mayCredit && (
        <Button
          icon="undo"
          onClick={() =>
            void navigate({
              to: sale.screens.view,
              search: searchOf({ id: invoice.sale_id ?? '', return: '1' }),
            })
          }
        >
          {say(INVOICE.creditNote)}
        </Button>
      )}
      {may('print_invoice') && (
        <>
          <Button
            icon="send"
            loading={paper.busy}
            onClick={() => void paper.share('pdf', invoice.number ?? say(INVOICE.newTitle))}
          >
            {say(INVOICE.share)}
          </Button>
          <Button icon="print" loading={paper.busy} onClick={() => void paper.print()}>
            {say(INVOICE.print)}
          </Button>
        </>
      )}
      {isDraft && may('create_invoice') && may('sale_on_credit') && (
        <Button kind="primary" icon="check" onClick={() => setAsking(true)}>
          {say(INVOICE.issue)}
        </Button>
      )}
      {mayDeliver && (
        <Button kind="primary" icon="transport" onClick={() => setDelivering(true)}>
          {say(INVOICE.deliver)}
        </Button>
      )}
      {mayPay && (
        <Button
          kind="primary"
          icon="cash"
          loading={waited}
          onClick={() =>
            void navigate({
              to: '/finance/payment-form',
              search: searchOf({
                customer_id: invoice.customer_id,
                ...(open ? { debt_id: open.id } : {}),
                ...{ from: invoiceEntity.name, from_id: invoice.id },
              }),
            })
          }
        >
          {say(INVOICE.pay)}
        </Button>
      )}
      {delivering && <DeliverDialog invoice={invoice} onClose={() => setDelivering(false)} />}
      {asking && <IssueDialog invoice={invoice} onClose={() => setAsking(false)} />}
    </>
  );
}
