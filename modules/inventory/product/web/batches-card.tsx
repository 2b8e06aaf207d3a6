import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { batch } from '../../batch/batch.entity.ts';
import type { ProductOverview } from '../product-page.answer.ts';
import { BATCH_HINT } from './batch-hint.words.ts';
import { PAGE } from './product-page.words.ts';

/** So many days before it expires a batch is a warning. */
const SOON = 30;

/** What is left of each batch and in which stores, in the order in which they are sold. */
export function BatchesCard({ row, batches }: Pick<ProductOverview, 'batches'> & Pick<RecordProps, 'row'>) {
  const say = useSay();
  const { language } = useLanguage();
  const isTracked = row.batch_tracking === 'number' || row.batch_tracking === 'expiry';
  if (batches.length === 0) return isTracked && <Card title={say(PAGE.batches)}>{say(BATCH_HINT.none)}</Card>;
  const all = `${batch.screens.list}?product_id=${row.id}`;
  return (
    <Card
      title={say(PAGE.batches)}
      note={say(PAGE.batchOrder)}
      action={
        <TextLink href={all} size="s">
          {say(BATCH_HINT.all)}
        </TextLink>
      }
      flush
    >
      <LineList
        lines={batches.map(({ id, number, expire_date, days_left, quantity, stores }) => ({
          key: id,
          title: number,
          note: [
            expire_date ? say(PAGE.expires, { date: dayText(expire_date, language) }) : say(PAGE.noExpiry),
            ...stores.map(({ store_name, quantity: held }) =>
              say(PAGE.inStore, { store: store_name, quantity: quantityText(held) }),
            ),
          ].join(' · '),
          middle: days_left !== null && (
            <Chip tone={days_left < 0 ? 'danger' : days_left <= SOON ? 'warning' : 'success'}>
              {days_left < 0 ? say(PAGE.expired) : say(PAGE.daysLeft, { days: days_left })}
            </Chip>
          ),
          figure: quantityText(quantity),
          href: `/inventory/batch-view?id=${id}`,
        }))}
      />
    </Card>
  );
}
