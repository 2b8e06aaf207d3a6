import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { product } from '../../product/product.entity.ts';
import { BATCH } from '../batch.words.ts';
import { CorrectBatch } from './correct-batch.tsx';

/** The way to the product of a batch, and its day put right. */
export function BatchActions({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const may = useMay();
  return (
    <>
      {may(product.permissions.view) && (
        <Button icon="stock" href={`${product.screens.view}?id=${row.product_id}`}>
          {say(BATCH.toProduct)}
        </Button>
      )}
      <CorrectBatch row={row} />
    </>
  );
}
