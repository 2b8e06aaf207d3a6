import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { callFor } from '#web-kit/api/client.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { adjustmentTerms } from '../../stock-adjustment/web/adjustment-calls.ts';
import { batch } from '../batch.entity.ts';
import { BATCH } from '../batch.words.ts';
import { writtenOffAnswer } from '../written-off.answer.ts';

/** One button that takes all expired batches of a store out of stock: the default one until another is chosen. */
export function WriteOffExpired() {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { send, sending, refused, forgive } = useSending();
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const mayWriteOff = may('adjust_product_stock');
  const stores = useQuery({ ...adjustmentTerms, enabled: mayWriteOff && asks }).data?.stores ?? [];
  const store =
    stores.find(({ id }) => id === chosen) ?? stores.find(({ is_default }) => is_default) ?? stores[0];
  if (!mayWriteOff) return null;
  const writeOff = () =>
    send(async () => {
      const { lines } = await callFor(writtenOffAnswer, 'POST', 'batch/write-off-expired', {
        body: store ? { store_id: store.id } : {},
        idempotencyKey: newId(),
      });
      setAsks(false);
      showToast({ tone: 'success', title: say(BATCH.done, { n: lines.length }) });
      await client.invalidateQueries({ queryKey: queriesOf(batch).all });
    });
  const ask = () => {
    forgive();
    setAsks(true);
  };
  return (
    <>
      <Button icon="delete" loading={sending} onClick={ask}>
        {say(BATCH.writeOff)}
      </Button>
      <ConfirmDialog
        opened={asks}
        icon="delete"
        loading={sending}
        refused={refused || undefined}
        title={say(BATCH.writeOffTitle)}
        body={say(BATCH.writeOffBody, { store: store?.name ?? '' })}
        confirm={say(BATCH.confirm)}
        onConfirm={() => void writeOff()}
        onCancel={() => setAsks(false)}
      >
        {stores.length > 1 && (
          <Select
            label={say(BATCH.store)}
            options={stores.map(({ id, name }) => ({ value: id, title: name }))}
            value={store?.id ?? ''}
            onChange={setChosen}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
