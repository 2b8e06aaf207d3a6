import { useRef } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import { PERIODS } from '#core/periods.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { NO, YES } from '../../fields/any.words.ts';
import { choiceText } from '../../fields/choice/words.ts';
import { useFound } from '../../fields/ref/use-found.ts';
import { useSay } from '../../i18n/language.tsx';
import { useBranch } from '../../user/current-user.tsx';
import type { DraftRule } from './draft.ts';
import { FILTER, PERIOD_WORDS } from './filter.words.ts';
import { useRecordTitles } from './record-titles.ts';

export interface RuleValueProps {
  rule: DraftRule;
  field: Field;
  words: WordsOfOne;
  onChange: (value: DraftRule['value']) => void;
}

/** What a rule compares with, typed as its field is typed everywhere else. */
export function RuleValue({ rule, field, words, onChange }: RuleValueProps) {
  const say = useSay();
  const { currency } = useBranch();
  const text = typeof rule.value === 'string' ? rule.value : '';
  const common = { label: say(FILTER.value), labelHidden: true, value: text, onChange };
  if (rule.is === 'empty' || rule.is === 'filled') return null;
  switch (field.kind.name) {
    case 'money':
      return <MoneyInput {...common} currency={currency} decimals={decimalsOf(currency)} />;
    case 'quantity':
    case 'percent':
    case 'integer':
      return <QuantityInput {...common} decimals={DECIMALS[field.kind.name]} />;
    case 'flag':
      return (
        <Select
          {...common}
          options={[
            { value: 'true', title: say(YES) },
            { value: 'false', title: say(NO) },
          ]}
        />
      );
    case 'date':
    case 'datetime':
      if (rule.is !== 'within') return <DateInput {...common} />;
      return (
        <Select
          {...common}
          options={PERIODS.map((period) => ({ value: period, title: say(PERIOD_WORDS[period]) }))}
        />
      );
    case 'choice':
      return <ChoicesValue {...{ rule, field, words, onChange }} />;
    case 'ref':
    case 'refs':
      return <RecordsValue {...{ rule, field, words, onChange }} />;
    default:
      return <TextInput {...common} maxLength={200} />;
  }
}

const DECIMALS = { quantity: 3, percent: 2, integer: 0 } as const;

function ChoicesValue({ rule, field, words, onChange }: RuleValueProps) {
  const say = useSay();
  const options = (field.choices ?? []).map((choice) => ({
    value: choice,
    title: choiceText(words, rule.field, choice),
  }));
  const chosen = options.filter(({ value }) => rule.value.includes(value));
  return (
    <MultiSelect
      label={say(FILTER.value)}
      labelHidden
      options={options}
      value={chosen}
      onChange={(picked) => onChange(picked.map(({ value }) => value))}
    />
  );
}

function RecordsValue({ rule, field, onChange }: RuleValueProps) {
  const say = useSay();
  const { options, searching, refused, search } = useFound(field.target ?? '');
  const picked = useRef(new Map<string, string>());
  const ids = Array.isArray(rule.value) ? rule.value : [];
  const foreign = ids.filter((id) => !picked.current.has(id));
  const titles = useRecordTitles(field.target, foreign);
  const chosen: Option[] = ids.map((id) => ({
    value: id,
    title: picked.current.get(id) ?? titles[foreign.indexOf(id)] ?? '…',
  }));
  return (
    <MultiSelect
      label={say(FILTER.value)}
      labelHidden
      options={options}
      searching={searching}
      refused={refused}
      onSearch={search}
      value={chosen}
      onChange={(records) => {
        for (const { value, title } of records) picked.current.set(value, title);
        onChange(records.map(({ value }) => value));
      }}
    />
  );
}
