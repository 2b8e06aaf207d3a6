import type { Currency } from '#core/currencies.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { Dashboard } from '../dashboard.answer.ts';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';

interface TopProductsProps {
  products: NonNullable<Dashboard['top_products']>;
  currency: Currency;
}

/** What brought in most in the period. */
export function TopProductsCard({ products, currency }: TopProductsProps) {
  const say = useSay();
  const may = useMay();
  const product = useRegistry().entity('product');
  return (
    <Card
      title={say(DASHBOARD.top)}
      action={
        may(product.permissions.list) && (
          <TextLink href={product.screens.list} size="s">
            {say(DASHBOARD.all)}
          </TextLink>
        )
      }
      flush
    >
      {products.length === 0 ? (
        <p className={classes.calm}>{say(DASHBOARD.nothingSold)}</p>
      ) : (
        <LineList
          lines={products.map(({ id, name, amount, quantity, share }) => {
            const href = viewAddress(product, id, may);
            return {
              key: id,
              title: name,
              note: <Meter share={share / 100} tone="brand" />,
              middle: say(DASHBOARD.sold, { count: quantityText(quantity) }),
              figure: moneyText(amount, currency),
              ...(href ? { href } : {}),
            };
          })}
        />
      )}
    </Card>
  );
}
