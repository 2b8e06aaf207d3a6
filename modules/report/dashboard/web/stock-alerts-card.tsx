import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { countText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';

const SHOWN = 5;
const listed = (condition: string) => ({ ...DEFAULT_LIST_STATE, condition, sort: 'stock', limit: SHOWN });

/** What is out of stock and what soon will be, the emptiest first. */
export function StockAlertsCard({ product }: { product: AnyEntity }) {
  const say = useSay();
  const may = useMay();
  const out = useQuery(queriesOf(product).list(listed('out_of_stock'))).data;
  const low = useQuery(queriesOf(product).list(listed('almost_out'))).data;
  const rows = [...(out?.data ?? []), ...(low?.data ?? [])].slice(0, SHOWN);
  const count = (out?.total ?? 0) + (low?.total ?? 0);
  const condition = low?.total && !out?.total ? 'almost_out' : 'out_of_stock';
  return (
    <Card
      title={say(DASHBOARD.alerts)}
      {...(count > 0 ? { note: countText(count) } : {})}
      action={
        <TextLink href={`${product.screens.list}?condition=${condition}`} size="s">
          {say(condition === 'almost_out' ? DASHBOARD.allLow : DASHBOARD.allOut)}
        </TextLink>
      }
      flush
    >
      {out && low && rows.length === 0 ? (
        <p className={classes.calm}>{say(DASHBOARD.enough)}</p>
      ) : (
        <LineList
          lines={rows.map((row) => {
            const href = viewAddress(product, row.id, may);
            const isOut = Number(row.stock) <= 0;
            return {
              key: row.id,
              title: String(row.name),
              middle: quantityText(Number(row.stock)),
              figure: (
                <Chip tone={isOut ? 'danger' : 'warning'}>{say(isOut ? DASHBOARD.out : DASHBOARD.low)}</Chip>
              ),
              ...(href ? { href } : {}),
            };
          })}
        />
      )}
    </Card>
  );
}
