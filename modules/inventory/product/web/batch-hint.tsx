import { TextLink } from '#ui/actions/text-link.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { product } from '../product.entity.ts';
import classes from './batch-hint.module.css';
import { BATCH_HINT } from './batch-hint.words.ts';

export interface BatchHintProps {
  product: { id: string; name: string };
  /** The batch that a code names of a product that is kept in none. */
  unread?: string;
}

/** Why a batch is asked for, or cannot be named; who may change the product is shown where. */
export function BatchHint({ product: { id, name }, unread }: BatchHintProps) {
  const say = useSay();
  const may = useMay();
  return (
    <p className={classes.hint}>
      {unread === undefined
        ? say(BATCH_HINT.asked)
        : say(BATCH_HINT.unread, { batch: unread, product: name })}{' '}
      {may(product.permissions.modify) && (
        <TextLink size="s" href={`${product.screens.form}?id=${id}`}>
          {say(BATCH_HINT.change)}
        </TextLink>
      )}
    </p>
  );
}
