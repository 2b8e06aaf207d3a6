import { isPossible } from '#core/define-states.ts';
import { payment } from '#modules/finance/payment/payment.entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import { STAY_FIGURES } from '../stay-figures.words.ts';

/** The way to take a deposit, or part of the bill, of whoever pays for the stay; one comes back from it to the booking. */
export function StayActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const isOpen = isPossible(booking, row, 'check_in') || isPossible(booking, row, 'check_out');
  if (!isOpen || !may(payment.permissions.create)) return null;
  const payer = String(row.payer_id ?? row.customer_id);
  return (
    <Button
      icon="cash"
      href={`${payment.screens.form}?customer_id=${payer}&from=${booking.name}&from_id=${row.id}`}
    >
      {say(STAY_FIGURES.takePayment)}
    </Button>
  );
}
