import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { LineForm } from '#ui/till/line-form.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { CartCustomer } from '../../open-cart.rules.ts';
import { TILL } from '../till.words.ts';
import { useQuickCustomer } from './customer-calls.ts';

export interface CustomerQuickAddProps {
  /** What was searched for: a name, or a number. */
  typed: string;
  onMade: (made: CartCustomer) => void;
  /** Back to those who are known, for whoever may see them. */
  onBack?: () => void;
}

/** A customer of a name and a phone number; the rest can wait. */
export function CustomerQuickAdd({ typed, onMade, onBack }: CustomerQuickAddProps) {
  const say = useSay();
  const isNumber = /^[\d\s+]+$/.test(typed.trim());
  const [name, setName] = useState(isNumber ? '' : typed.trim());
  const [phone, setPhone] = useState(isNumber ? typed.replace(/\D/g, '') : '');
  const making = useQuickCustomer(onMade);
  const fields = making.error instanceof Refused ? making.error.fields : {};
  const elsewhere = making.error && !fields.name && !fields.phone_number;
  const make = () => {
    if (name.trim() === '' || making.isPending) return;
    making.mutate({ name: name.trim(), ...(phone ? { phone_number: phone } : {}) });
  };
  return (
    <LineForm
      plain
      onSubmit={make}
      problem={elsewhere ? problemText(making.error, say) : undefined}
      actions={
        <>
          {onBack && (
            <Button kind="ghost" size="l" icon="left" onClick={onBack}>
              {say(TILL.searchCustomers)}
            </Button>
          )}
          <Button
            kind="primary"
            size="l"
            type="submit"
            loading={making.isPending}
            disabled={name.trim() === ''}
          >
            {say(TILL.addCustomer)}
          </Button>
        </>
      }
    >
      <TextInput label={say(TILL.name)} value={name} onChange={setName} error={fields.name} maxLength={120} />
      <PhoneInput
        label={say(TILL.phone)}
        optional
        value={phone}
        onChange={setPhone}
        error={fields.phone_number}
      />
    </LineForm>
  );
}
