import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineForm } from '#ui/till/line-form.tsx';
import { commandsOf, useCommand } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { sale as saleEntity } from '../sale.entity.ts';
import { SALE } from './sale.words.ts';
import type { WireSale } from './wire-sale.ts';

/** The reference and the remarks of a sale: all of it that may still change once it is posted (entities.md). */
export function NotesCard({ sale }: { sale: WireSale }) {
  const say = useSay();
  const { switches } = useBranch();
  const navigate = useNavigate();
  const [key] = useState(newId);
  const [reference, setReference] = useState(sale.reference ?? '');
  const [remarks, setRemarks] = useState(sale.remarks ?? '');
  const hasReference = switches.show_reference_on_sale === true;
  const close = () => void navigate({ to: saleEntity.screens.view, search: searchOf({ id: sale.id }) });
  const saving = useCommand(saleEntity, (body: object) =>
    commandsOf(saleEntity).update(sale.id, { version: sale.version, ...body }, key),
  );
  const save = () =>
    saving.mutate(
      { remarks: remarks.trim() || null, ...(hasReference ? { reference: reference.trim() || null } : {}) },
      { onSuccess: close },
    );
  return (
    <Card title={say(SALE.notes)}>
      <LineForm
        plain
        onSubmit={save}
        problem={saving.error ? problemText(saving.error, say) : undefined}
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              {say(FORM.cancel)}
            </Button>
            <Button kind="primary" icon="check" type="submit" loading={saving.isPending}>
              {say(SALE.saveNotes)}
            </Button>
          </>
        }
      >
        {hasReference && (
          <TextInput
            label={say(SALE.reference)}
            optional
            value={reference}
            maxLength={60}
            onChange={setReference}
          />
        )}
        <Textarea label={say(SALE.remarks)} optional value={remarks} maxLength={1000} onChange={setRemarks} />
      </LineForm>
    </Card>
  );
}
