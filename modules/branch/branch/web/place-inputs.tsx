import { useMemo } from 'react';
import type { CellProps, InputProps } from '#web-kit/fields/look.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { countryName, countryOptions } from './country-names.ts';
import { timeZoneOptions } from './time-zones.ts';
import { TypedChoice } from './typed-choice.tsx';

export function CountryInput(props: InputProps<string>) {
  const { language } = useLanguage();
  const options = useMemo(() => countryOptions(language), [language]);
  return <TypedChoice {...props} options={options} />;
}

export function CountryCell({ value }: CellProps) {
  const { language } = useLanguage();
  return typeof value === 'string' ? countryName(value, language) : null;
}

export function TimeZoneInput(props: InputProps<string>) {
  return <TypedChoice {...props} options={timeZoneOptions()} />;
}

export function TimeZoneCell({ value }: CellProps) {
  return typeof value === 'string' ? value.replaceAll('_', ' ') : null;
}
