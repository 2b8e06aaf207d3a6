import { useMemo } from 'react';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { CellProps, InputProps } from '#web-kit/fields/look.ts';
import { useTyped } from '#web-kit/form/typed-context.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { districtsOf, regionsOf } from '../places.rules.ts';
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

/** A region, offered where we know those of the country. */
export function RegionInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const { country = '' } = useTyped();
  return <TextInput {...props} name={fieldKey} autoComplete="off" suggestions={regionsOf(String(country))} />;
}

/** A district, offered where we know those of the region. */
export function DistrictInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const { country = '', region = '' } = useTyped();
  const offered = districtsOf(String(country), String(region));
  return <TextInput {...props} name={fieldKey} autoComplete="off" suggestions={offered} />;
}

export function TimeZoneInput(props: InputProps<string>) {
  return <TypedChoice {...props} options={timeZoneOptions()} />;
}

export function TimeZoneCell({ value }: CellProps) {
  return typeof value === 'string' ? value.replaceAll('_', ' ') : null;
}
