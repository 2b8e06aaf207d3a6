import { SETTING_PLACES } from '#modules/branch/public.web.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { product } from '../product.entity.ts';
import { BATCH_HINT } from './batch-hint.words.ts';
import { ProfitCard } from './profit-card.tsx';
import classes from './side.module.css';
import { TillCard } from './till-card.tsx';
import { useTypedProduct } from './typed-product.ts';

/** What is being typed comes to: the profit of one unit and the tile at the till. */
export function ProductFormSide({ row, fields }: FormPartProps) {
  const typed = useTypedProduct();
  const isSeen = (key: string) => fields.some((field) => field.key === key);
  const stock = row ? row.stock : Number(typed.opening || 0);
  return (
    <>
      {isSeen('buying_price') && isSeen('selling_price') && <ProfitCard {...typed} />}
      {isSeen('selling_price') && (
        <TillCard
          {...typed}
          stock={typed.type === 'service' || typeof stock !== 'number' ? undefined : stock}
        />
      )}
      {typed.type !== 'service' && <ExpiryIsOff />}
    </>
  );
}

/** Where nothing expires no batch is asked for: who may change that is shown where. */
function ExpiryIsOff() {
  const say = useSay();
  const may = useMay();
  const { switches } = useBranch();
  const place = SETTING_PLACES.find(({ key }) => key === product.fields.batch_tracking.options.when);
  if (!place || switches.products_can_expire === true || !may(place.permission)) return null;
  return (
    <p className={classes.off}>
      {say(BATCH_HINT.off)}{' '}
      <TextLink href={place.href} size="s">
        {say(BATCH_HINT.settings)}
      </TextLink>
    </p>
  );
}
