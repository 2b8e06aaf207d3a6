import { useQuery } from '@tanstack/react-query';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { askPage } from '#web-kit/api/rows.ts';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { goodsReceipt } from '../../goods-receipt/goods-receipt.entity.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { useApproval } from './use-approval.ts';
import { isSent } from './what-may-be-done.ts';
import { asOrder, valuesOf } from './wire-order.ts';

const OF_RECEIPT = ['number', 'date', 'type', 'total_amount'] as const;
const OF_BILL = ['number', 'date', 'reference', 'total_amount'] as const;

/** Whom the order went to, and what came of it. */
export function OrderSide({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const order = asOrder(row);
  const receipts = useQuery({
    queryKey: ['goods-receipt', 'of-order', order.id],
    queryFn: () => askPage(goodsReceipt, OF_RECEIPT, { order_id: order.id, limit: 100 }),
    enabled: isSent(order),
  });
  const bills = useQuery({
    queryKey: ['purchase', 'of-order', order.id],
    queryFn: () => askPage(purchase, OF_BILL, { order_id: order.id, limit: 100 }),
    enabled: isSent(order) && may(purchase.permissions.list),
  });
  const approval = useApproval(order);
  const { notBilled } = valuesOf(order, currency);
  const href = viewAddress(supplier, order.supplier_id, may);
  const facts = [
    ...(order.store_name ? [{ key: 'store', title: say(ORDER.store), value: order.store_name }] : []),
    ...(order.asked_by_name ? [{ key: 'asked', title: say(ORDER.askedBy), value: order.asked_by_name }] : []),
    ...(order.sent_at
      ? [{ key: 'sent', title: say(ORDER.sentOn), value: instantText(order.sent_at, language, timeZone) }]
      : []),
    ...(order.sent_by_name ? [{ key: 'by', title: say(ORDER.approvedBy), value: order.sent_by_name }] : []),
  ];
  const came = receipts.data?.data ?? [];
  return (
    <Stack>
      <Card title={say(ORDER.supplier)} flush>
        <LineList lines={[{ key: 'supplier', title: order.supplier_name, ...(href ? { href } : {}) }]} />
        {facts.length > 0 && (
          <div className={classes.facts}>
            <Facts items={facts} />
          </div>
        )}
        {approval.data?.covered === false && (
          <p className={classes.note}>
            {say(ORDER.aboveLimit, {
              limit: moneyText(approval.data.limit ?? 0, currency),
              left: moneyText(approval.data.left ?? 0, currency),
            })}
          </p>
        )}
      </Card>
      {came.length > 0 && (
        <Card title={say(ORDER.receipts)} flush>
          <LineList
            lines={came.map((receipt) => {
              const to = viewAddress(goodsReceipt, receipt.id, may);
              const by = [dayText(receipt.date, language), receipt.created_by_name]
                .filter(Boolean)
                .join(', ');
              return {
                key: receipt.id,
                title: receipt.number,
                note: receipt.type === 'returned' ? `${say(ORDER.wentBack)}, ${by}` : by,
                ...(receipt.total_amount === undefined
                  ? {}
                  : { figure: moneyText(receipt.total_amount, currency) }),
                ...(to ? { href: to } : {}),
              };
            })}
          />
          {notBilled > 0n && (
            <p className={classes.note}>
              {say(ORDER.askForBill, { amount: amountText(notBilled, currency) })}
            </p>
          )}
        </Card>
      )}
      {(bills.data?.data.length ?? 0) > 0 && (
        <Card title={say(ORDER.bills)} flush>
          <LineList
            lines={(bills.data?.data ?? []).map(({ id, number, date, reference, total_amount }) => {
              const to = viewAddress(purchase, id, may);
              return {
                key: id,
                title: number,
                note: [dayText(date, language), reference].filter(Boolean).join(', '),
                ...(total_amount === undefined ? {} : { figure: moneyText(total_amount, currency) }),
                ...(to ? { href: to } : {}),
              };
            })}
          />
        </Card>
      )}
    </Stack>
  );
}
