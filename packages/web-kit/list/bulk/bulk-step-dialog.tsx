import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call } from '../../api/client.ts';
import { problemText } from '../../api/problem-text.ts';
import { sayCounted } from '../../i18n/counted.ts';
import { useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { BULK, OF_ROWS, WERE_DONE } from './bulk.words.ts';

interface StepOutcome {
  id: string;
  /** Why it could not be made; nothing where it was. */
  reason: string | null;
}

export interface BulkStepDialogProps {
  entity: AnyEntity;
  /** A transition of the table of states. */
  name: string;
  ids: readonly string[];
  /** The documents by the number by which people know them, as far as the page shows them. */
  titles: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** One step of many documents, each by itself: asks once, makes one after the other, and tells of each that was refused why. */
export default function BulkStepDialog({ entity, name, ids, titles, onClose }: BulkStepDialogProps) {
  const say = useSay();
  const client = useQueryClient();
  const said = useEntityWords(entity).transitions?.[name];
  const [busy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly StepOutcome[] | null>(null);
  if (!said) return null;
  const run = async () => {
    setBusy(true);
    const found: StepOutcome[] = [];
    for (const id of ids) found.push(await make(entity, name, id, (error) => problemText(error, say)));
    await client.invalidateQueries();
    setOutcomes(found);
    setBusy(false);
  };
  const refused = (outcomes ?? []).filter(({ reason }) => reason !== null);
  return (
    <Dialog
      opened
      onClose={onClose}
      width={560}
      title={outcomes ? said.button : said.title}
      actions={
        outcomes ? (
          <Button kind="primary" onClick={onClose}>
            {say(BULK.close)}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{say(BULK.back)}</Button>
            <Button kind="primary" loading={busy} onClick={() => void run()}>
              {`${said.button}: ${sayCounted(say, OF_ROWS, ids.length)}`}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        {outcomes ? (
          <p role="status">{sayCounted(say, WERE_DONE, outcomes.length - refused.length)}</p>
        ) : (
          <p>{said.body}</p>
        )}
        {refused.length > 0 && (
          <section aria-label={say(BULK.notDone)}>
            <p>{say(BULK.notDone)}</p>
            <Facts
              items={refused.map(({ id, reason }) => ({
                key: id,
                title: titles.get(id) ?? '…',
                value: reason,
              }))}
            />
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

async function make(
  entity: AnyEntity,
  name: string,
  id: string,
  reasonOf: (error: unknown) => string,
): Promise<StepOutcome> {
  try {
    const path = `${entity.name}/${name.replaceAll('_', '-')}`;
    await call('PUT', path, { body: { id }, idempotencyKey: newId() });
    return { id, reason: null };
  } catch (error) {
    return { id, reason: reasonOf(error) };
  }
}
