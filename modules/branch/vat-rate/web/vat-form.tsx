import { useState } from 'react';
import { moneyOf, moneyToWire } from '#core/money.ts';
import { type PriceMode, vatOn, withVat } from '#core/trade/vat.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import type { VatOfBranch } from '../vat-rates.answer.ts';
import type { TypedVat } from './use-vat-rates.ts';
import { VAT } from './vat.words.ts';
import classes from './vat-rates.module.css';

interface VatFormProps {
  vat: VatOfBranch;
  mode: PriceMode;
  onSave: (typed: TypedVat) => Promise<void>;
  onClose: () => void;
}

/** From which day which VAT is charged, with what that makes of a price. */
export function VatForm({ vat, mode, onSave, onClose }: VatFormProps) {
  const say = useSay();
  const today = useToday();
  const { currency } = useBranch();
  const { language } = useLanguage();
  const { sending, fields, send } = useSending();
  const [since, setSince] = useState(today);
  const now = vatOn(vat.rates, since || today);
  const [registered, setRegistered] = useState(true);
  const [standard, setStandard] = useState(String(now.standard_rate));
  const [special, setSpecial] = useState(String(now.special_rate));
  const [number, setNumber] = useState('');
  const typed = { since, registered, standard_rate: Number(standard), special_rate: Number(special) };
  function meaning({ since: from, standard_rate }: typeof typed): string {
    const day = dayText(from, language);
    const price = moneyOf(10_000, currency);
    if (!registered || typeof price !== 'bigint') return say(VAT.noVat, { day });
    const { vat: part, gross } = withVat(price, BigInt(Math.round(standard_rate * 100)), mode);
    const text = (amount: bigint) => moneyText(moneyToWire(amount, currency), currency);
    const told = { day, price: text(price), vat: text(part), gross: text(gross) };
    return say(mode === 'inclusive' ? VAT.inPrice : VAT.onPrice, told);
  }
  const save = () =>
    send(async () => {
      await onSave({ ...typed, ...(registered && number.trim() ? { vrn_number: number.trim() } : {}) });
      showToast({ tone: 'success', title: say(VAT.saved) });
      onClose();
    });
  return (
    <Stack gap={3}>
      <DateInput
        label={say(VAT.since)}
        value={since}
        onChange={setSince}
        {...(vat.last_taxed_day ? { earliest: vat.last_taxed_day } : {})}
        error={fields.since}
      />
      <Switch label={say(VAT.isRegistered)} checked={registered} onChange={setRegistered} />
      {registered && (
        <>
          <div className={classes.pair}>
            <QuantityInput
              label={say(VAT.standard)}
              unit="%"
              decimals={2}
              value={standard}
              onChange={setStandard}
              error={fields.standard_rate}
            />
            <QuantityInput
              label={say(VAT.special)}
              unit="%"
              decimals={2}
              value={special}
              onChange={setSpecial}
              error={fields.special_rate}
            />
          </div>
          <TextInput
            label={say(VAT.number)}
            hint={say(VAT.numberWhy)}
            value={number}
            onChange={setNumber}
            maxLength={20}
            error={fields.vrn_number}
          />
        </>
      )}
      {since && <p className={classes.preview}>{meaning(typed)}</p>}
      <Row>
        <Button onClick={onClose}>{say(VAT.cancel)}</Button>
        <Button kind="primary" loading={sending} disabled={!since} onClick={() => void save()}>
          {say(VAT.save)}
        </Button>
      </Row>
    </Stack>
  );
}
