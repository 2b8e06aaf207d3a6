import { isPossible } from '#core/define-states.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { PLATFORM } from '../../business/web/platform.words.ts';
import { feePayment } from '../fee-payment.entity.ts';

/** Of a void payment, why it is void. */
export function VoidFeeCard({ row }: RecordProps) {
  const say = useSay();
  if (isPossible(feePayment, row, 'void')) return null;
  return (
    <Card title={say(PLATFORM.voided)}>
      <Stack gap={2}>
        <p>{String(row.void_reason ?? '')}</p>
        <p>{say(PLATFORM.voidWhy)}</p>
      </Stack>
    </Card>
  );
}
