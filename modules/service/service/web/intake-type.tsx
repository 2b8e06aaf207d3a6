import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTypedId } from '#web-kit/form/typed-context.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { serviceType } from '../../service-type/service-type.entity.ts';
import { JOB_PAPER } from '../job-paper.words.ts';

/** What a job of the chosen type usually costs, needs and takes: what is left blank in its form becomes that (services.md 7). */
export function IntakeType({ row }: FormPartProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const id = useTypedId('service_type_id');
  const { data } = useQuery({
    ...queriesOf(serviceType).one(id),
    enabled: row === null && id !== '' && may(serviceType.permissions.view),
  });
  if (row || id === '' || !data) return null;
  const { price, price_per, parts = [], duration, warranty_days, needs_estimate } = asType(data);
  const amount = `${currency} ${moneyText(price, currency)}`;
  const told: readonly (readonly [keyof typeof JOB_PAPER, string | null | false])[] = [
    ['price', price_per === 'hour' ? say(JOB_PAPER.perHour, { amount }) : amount],
    ['parts', parts.map((part) => `${quantityText(part.quantity)} × ${part.product_name}`).join(', ')],
    ['takes', duration ? say(JOB_PAPER.minutes, { n: String(duration) }) : null],
    ['warranty', warranty_days ? say(JOB_PAPER.days, { n: String(warranty_days) }) : null],
    ['firstEstimate', needs_estimate === true && say(JOB_PAPER.yes)],
  ];
  return (
    <Card title={say(JOB_PAPER.usually)}>
      <Facts
        items={told.flatMap(([key, value]) => (value ? [{ key, title: say(JOB_PAPER[key]), value }] : []))}
      />
    </Card>
  );
}

/** Rows of generic screens know no columns; this one is a type's. */
function asType(row: object) {
  return row as {
    price: number;
    price_per: 'job' | 'hour';
    parts?: readonly { product_name: string; quantity: number }[];
    duration?: number | null;
    warranty_days?: number | null;
    needs_estimate?: boolean | null;
  };
}
