import { useQuery } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { maySendAnswer } from '../sale-questions.answer.ts';
import { mayPrint } from './may-print.ts';
import type { WireSale } from './wire-sale.ts';

/** Whether the receipt of a sale is offered by SMS; asked only where the branch sends any and somebody bought it. */
export function useMaySend({ id, customer_id, invoice_id, status }: WireSale): boolean {
  const may = useMay();
  const { switches } = useBranch();
  const isAsked =
    mayPrint(may, { invoice_id }) && switches.send_receipt_over_sms === true && customer_id !== null;
  const { data } = useQuery({
    queryKey: ['sale', 'may-send', id, status] as const,
    queryFn: ({ signal }) => ask(maySendAnswer, withQuery('sale/may-send-receipt', { id }), { signal }),
    enabled: isAsked,
  });
  return isAsked && data?.may_send === true;
}
