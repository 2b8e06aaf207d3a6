import { COUNTED_UNITS } from '#modules/inventory/units.i18n.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import classes from '../../form/web/report-form.module.css';
import { useSourceAddress } from '../../page/web/source-link.tsx';
import type { SlowStock } from '../slow-stock.answer.ts';
import type { IdleAge } from '../slow-stock.rules.ts';
import { SLOW_STOCK } from '../slow-stock.words.ts';

type Good = SlowStock['data'][number];

/** A line for each product: what is there, what it is worth, when it was last sold and how long it lasts. */
export function SlowStockTable({ report, age }: { report: SlowStock; age: IdleAge | undefined }) {
  const say = useSay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const addressOf = useSourceAddress();
  const { data, currency } = report;
  if (data.length === 0)
    return (
      <Card>
        <EmptyState
          icon="report"
          tone="neutral"
          title={say(age === undefined ? SLOW_STOCK.none : SLOW_STOCK.noneOfAge)}
        />
      </Card>
    );
  const stockOf = ({ quantity, unit }: Good) => {
    const words = COUNTED_UNITS[language][unit];
    return `${quantityText(quantity)} ${quantity === 1 ? words?.one : words?.many}`;
  };
  const hrefOf = ({ product_id }: Good) => addressOf({ source_kind: 'product', source_id: product_id });
  if (isPhone)
    return (
      <Card>
        <LineList
          lines={data.map((good) => {
            const href = hrefOf(good);
            return {
              key: good.product_id,
              title: good.product_name,
              note: [stockOf(good), say(SLOW_STOCK.idleFor, { n: countText(good.idle_days) })].join(' · '),
              figure: moneyText(good.value, currency),
              ...(href ? { href } : {}),
            };
          })}
        />
      </Card>
    );
  return (
    <Card flush>
      <section
        className={classes.scroll}
        aria-label={say(SLOW_STOCK.title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only focus lets the keyboard scroll it
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say(SLOW_STOCK.product)}</th>
              <th scope="col">{say(SLOW_STOCK.quantity)}</th>
              <th scope="col">{`${say(SLOW_STOCK.value)}, ${currency}`}</th>
              <th scope="col">{say(SLOW_STOCK.sold)}</th>
              <th scope="col">{say(SLOW_STOCK.lasts)}</th>
              <th scope="col">{say(SLOW_STOCK.lastSold)}</th>
              <th scope="col">{say(SLOW_STOCK.idle)}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((good) => {
              const href = hrefOf(good);
              return (
                <tr key={good.product_id}>
                  <th scope="row">
                    {href ? <TextLink href={href}>{good.product_name}</TextLink> : good.product_name}
                  </th>
                  <td>{stockOf(good)}</td>
                  <td className={classes.lead}>{moneyText(good.value, currency)}</td>
                  <td>{good.sold === 0 ? '' : quantityText(good.sold)}</td>
                  <td>{good.lasts_days === null ? '' : countText(good.lasts_days)}</td>
                  <td>
                    {good.last_sold === null ? say(SLOW_STOCK.never) : dayText(good.last_sold, language)}
                  </td>
                  <td>{countText(good.idle_days)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(SLOW_STOCK.total)}</th>
              <td />
              <td className={classes.lead}>
                {moneyText(age === undefined ? report.totals.value : report.totals[age], currency)}
              </td>
              <td colSpan={4} />
            </tr>
          </tfoot>
        </table>
      </section>
    </Card>
  );
}
