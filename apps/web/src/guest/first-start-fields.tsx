import { currencyCodes } from '#core/currencies.ts';
import { businessWords } from '#modules/branch/business/business.i18n.ts';
import { BUSINESS_TYPES } from '#modules/branch/business-types.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { CURRENCY_NAMES, FIRST } from './first-start.words.ts';
import type { FirstStartForm } from './first-start-call.ts';
import { GUEST } from './guest.words.ts';

export interface FirstStartFieldsProps {
  step: number;
  form: FirstStartForm;
  /** The step was tried and something is missing. */
  looked: boolean;
  /** Sentences of the server, by field. */
  refused: Readonly<Record<string, string>>;
  onChange: (part: Partial<FirstStartForm>) => void;
}

/** The fields of one step; at most four, so that a phone shows them without scrolling. */
export function FirstStartFields({ step, form, looked, refused, onChange }: FirstStartFieldsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const errorOf = (field: keyof FirstStartForm) => {
    if (refused[field]) return refused[field];
    if (!looked || isFilled(field, form)) return undefined;
    return say(field === 'password' && form.password ? FIRST.passwordShort : GUEST.needed);
  };
  const text = (field: keyof FirstStartForm) => ({
    name: field,
    size: 'l' as const,
    value: form[field],
    error: errorOf(field),
    onChange: (value: string) => onChange({ [field]: value }),
  });
  if (step === 0)
    return (
      <>
        <TextInput {...text('name')} label={say(FIRST.businessName)} autoComplete="organization" autoFocus />
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
        <TextInput {...text('owner_name')} label={say(FIRST.ownerName)} autoComplete="name" autoFocus />
        <PhoneInput {...text('owner_phone')} label={say(FIRST.ownerPhone)} autoComplete="tel" />
        <PasswordInput
          {...text('password')}
          label={say(FIRST.password)}
          hint={say(FIRST.passwordHint)}
          autoComplete="new-password"
        />
      </>
    );
  return (
    <>
      <TextInput
        {...text('branch_name')}
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

export function isStepFilled(step: number, form: FirstStartForm): boolean {
  return (STEPS[step] ?? []).every((field) => isFilled(field, form));
}

/** The step that shows a field, so that a refusal leads back to it. */
export function stepOfField(field: string): number {
  const step = STEPS.findIndex((fields) => (fields as readonly string[]).includes(field));
  return step < 0 ? 2 : step;
}

const STEPS: readonly (readonly (keyof FirstStartForm)[])[] = [
  ['name', 'business_type'],
  ['owner_name', 'owner_phone', 'password'],
  ['currency', 'time_zone'],
];

function isFilled(field: keyof FirstStartForm, form: FirstStartForm): boolean {
  const value = form[field].trim();
  return field === 'password' ? value.length >= 8 : value !== '';
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
