import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { ask } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { ownPinAnswer } from '../../own/own-pin.answer.ts';
import { FactorForm } from '../../two-factor/web/factor-form.tsx';
import { APPROVAL } from '../approval.words.ts';

/** The PIN by which one approves at the tills of others: set, changed and taken away by oneself. */
export function PinCard() {
  const say = useSay();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ['own-pin'], queryFn: () => ask(ownPinAnswer, 'user/pin') });
  const [open, setOpen] = useState(false);
  const [pin, setPin] = useState('');
  const { sending, refused, forgive, send } = useSending();
  const has = data?.has_pin === true;
  const close = () => {
    setOpen(false);
    setPin('');
    forgive();
  };
  const save = async (next: string | null) => {
    const isSaved = await send(async () => {
      const title = await callForSentence('PUT', 'user/pin', { body: next === null ? {} : { pin: next } });
      showToast({ tone: 'success', title });
    });
    if (!isSaved) return;
    close();
    await client.invalidateQueries({ queryKey: ['own-pin'] });
  };
  return (
    <Card
      title={say(APPROVAL.pinTitle)}
      note={data && <Chip tone={has ? 'success' : 'neutral'}>{say(has ? APPROVAL.on : APPROVAL.off)}</Chip>}
      action={
        !open && (
          <>
            {has && <Button onClick={() => void save(null)}>{say(APPROVAL.dropPin)}</Button>}
            <Button onClick={() => setOpen(true)}>{say(has ? APPROVAL.changePin : APPROVAL.setPin)}</Button>
          </>
        )
      }
    >
      <p>{say(APPROVAL.pinWhy)}</p>
      {open && (
        <FactorForm
          press={say(APPROVAL.save)}
          sending={sending}
          onSubmit={() => void save(pin)}
          onCancel={close}
        >
          <PasswordInput
            label={say(APPROVAL.pin)}
            hint={say(APPROVAL.pinHint)}
            name="pin"
            autoComplete="new-password"
            autoFocus
            value={pin}
            error={refused || undefined}
            onChange={(typed) => {
              setPin(typed.replace(/\D/g, ''));
              forgive();
            }}
          />
        </FactorForm>
      )}
    </Card>
  );
}
