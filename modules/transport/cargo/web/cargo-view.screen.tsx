import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { QuestionDialog } from '#ui/feedback/question-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { CARGO_STATUSES, cargo } from '../cargo.entity.ts';
import { CARGO_TEXTS } from '../cargo.words.ts';

const [WAITS] = CARGO_STATUSES;

/** One cargo, and the way to make two of it. */
export default function CargoViewScreen() {
  return <EntityScreens entity={cargo} kind="view" view={FRAME} />;
}

function SplitButton({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);
  if (row.status !== WAITS || !row.quantity || !may(cargo.permissions.modify)) return null;
  const split = async () => {
    setSending(true);
    setFault(undefined);
    try {
      await call('PUT', 'cargo/split', {
        body: { id: row.id, quantity: Number(typed) },
        idempotencyKey: newId(),
      });
      setTyped(null);
      showToast({ tone: 'success', title: say(CARGO_TEXTS.splitDone) });
      await client.invalidateQueries({ queryKey: [cargo.name] });
    } catch (error) {
      const named = error instanceof Refused ? error.fields.quantity : undefined;
      setFault(named ?? problemText(error, say));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button icon="transfer" onClick={() => setTyped('')}>
        {say(CARGO_TEXTS.split)}
      </Button>
      <QuestionDialog
        opened={typed !== null}
        title={say(CARGO_TEXTS.splitTitle)}
        text={say(CARGO_TEXTS.splitBody)}
        cancel={say(CARGO_TEXTS.cancel)}
        next={say(CARGO_TEXTS.split)}
        sending={sending}
        onClose={() => setTyped(null)}
        onSubmit={() => void split()}
      >
        <QuantityInput
          label={say(CARGO_TEXTS.splitTitle)}
          labelHidden
          value={typed ?? ''}
          onChange={setTyped}
          {...(typeof row.unit === 'string' ? { unit: row.unit } : {})}
          {...(fault ? { error: fault } : {})}
        />
      </QuestionDialog>
    </>
  );
}

const FRAME: ViewFrame = { Actions: SplitButton };
