import { currencyCodes } from '#core/currencies.ts';
import { BUSINESS_TYPES, businessWords } from '#modules/branch/public.web.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { CURRENCY_NAMES, FIRST } from './first-start.words.ts';
import type { FirstStartForm } from './first-start-call.ts';

export interface FirstStartFieldsProps {
  step: number;
  form: FirstStartForm;
  /** What is to be said of a field, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<FirstStartForm>) => void;
  /** A field was left. */
  onLeave: (field: keyof FirstStartForm) => void;
}

/** The fields of one step; at most four, so that a phone shows them without scrolling. */
export function FirstStartFields({ step, form, errors, onChange, onLeave }: FirstStartFieldsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const text = (field: keyof FirstStartForm) => ({
    name: field,
    size: 'l' as const,
    value: form[field],
    error: errors[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  const typed = (field: keyof FirstStartForm) => ({ ...text(field), onBlur: () => onLeave(field) });
  if (step === 0)
    return (
      <>
        <TextInput {...typed('name')} label={say(FIRST.businessName)} autoComplete="organization" autoFocus />
        <Select
          {...text('business_type')}
          label={say(FIRST.businessType)}
          options={BUSINESS_TYPES.map((value) => ({
            value,
            title: businessWords[language].choices.business_type[value],
          }))}
        />
      </>
    );
  if (step === 1)
    return (
      <>
        <TextInput {...typed('owner_name')} label={say(FIRST.ownerName)} autoComplete="name" autoFocus />
        <PhoneInput {...typed('owner_phone')} label={say(FIRST.ownerPhone)} autoComplete="tel" />
        <PasswordInput
          {...typed('password')}
          label={say(FIRST.password)}
          hint={say(FIRST.passwordHint)}
          autoComplete="new-password"
        />
      </>
    );
  return (
    <>
      <TextInput
        {...typed('branch_name')}
        label={say(FIRST.branchName)}
        placeholder={form.name}
        optional
        autoFocus
      />
      <Select
        {...text('currency')}
        label={say(FIRST.currency)}
        options={currencyCodes.map((value) => ({ value, title: CURRENCY_NAMES[value]?.[language] ?? value }))}
      />
      <Select {...text('time_zone')} label={say(FIRST.timeZone)} options={TIME_ZONES} />
    </>
  );
}

const TIME_ZONES = [
  'Africa/Dar_es_Salaam',
  'Africa/Nairobi',
  'Africa/Kampala',
  'Africa/Kigali',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Dubai',
  'Asia/Tokyo',
].map((value) => ({ value, title: value.replaceAll('_', ' ').replace('/', ', ') }));
