import { TextLink } from '#ui/actions/text-link.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { product } from '../../product/product.entity.ts';
import { BATCH_HINT } from '../../product/web/batch-hint.words.ts';
import { batch } from '../batch.entity.ts';
import { WriteOffExpired } from './write-off-expired.tsx';

/** Batches, the first to expire on top, with the way to write off what has expired. */
export default function BatchListScreen() {
  return <EntityScreens entity={batch} kind="list" list={FRAME} />;
}

/** Which products have any is no matter of this list. */
function UnderBatches() {
  const say = useSay();
  const may = useMay();
  return (
    <Stack gap={2}>
      <WriteOffExpired />
      {may(product.permissions.modify) && (
        <span>
          {say(BATCH_HINT.whichProducts)}{' '}
          <TextLink href={product.screens.list} size="s">
            {say(BATCH_HINT.products)}
          </TextLink>
        </span>
      )}
    </Stack>
  );
}

const FRAME = { Under: UnderBatches };
