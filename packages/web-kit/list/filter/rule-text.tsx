import type { AnyEntity } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { type FilterPart, type FilterRule, isGroup } from '#core/list-filter.ts';
import { isPeriod } from '#core/periods.ts';
import { NO, YES } from '../../fields/any.words.ts';
import { choiceText } from '../../fields/choice/words.ts';
import { dayText } from '../../format/day.ts';
import { moneyText, quantityText } from '../../format/number.ts';
import { type Say, useLanguage, useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { useBranch } from '../../user/current-user.tsx';
import { FILTER, PERIOD_WORDS, QUESTIONS, QUESTIONS_OF_DAYS } from './filter.words.ts';
import { useFilterTitle } from './filter-title.ts';
import { useRecordTitles } from './record-titles.ts';

/** The words of a question: days are asked `from`, amounts `at least`. */
export function questionText(is: FilterRule['is'], kind: string, say: Say): string {
  const ofDays = kind === 'date' || kind === 'datetime' ? QUESTIONS_OF_DAYS[is] : undefined;
  return say(ofDays ?? QUESTIONS[is]);
}

/** Writes a part of a filter as one sentence; records stand by their names. */
export function usePartText(entity: AnyEntity, fields: ReadonlyMap<string, Field>, part: FilterPart): string {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const titleOfField = useFilterTitle(entity);
  const { currency } = useBranch();
  const asked = isGroup(part) ? part.parts.filter((inner) => !isGroup(inner)) : [part];
  const rules = asked as FilterRule[];
  const ids = rules.flatMap(({ field, value }) =>
    fields.get(field)?.target && Array.isArray(value)
      ? value.map((id) => ({ id, target: fields.get(field)?.target }))
      : [],
  );
  // A group names records of one kind in nearly every case; of others the dots stay.
  const target = ids[0]?.target;
  const known = ids.filter((one) => one.target === target).map(({ id }) => id);
  const titles = useRecordTitles(target, known);
  const titleOf = (id: string) => titles[known.indexOf(id)] ?? '…';
  const valueText = (rule: FilterRule, field: Field): string => {
    const { value } = rule;
    if (value === undefined) return '';
    if (Array.isArray(value))
      return value
        .map((one) => (field.target ? titleOf(one) : choiceText(words, rule.field, one)))
        .join(', ');
    if (typeof value === 'boolean') return say(value ? YES : NO);
    if (typeof value === 'number')
      return field.kind.name === 'money' ? moneyText(value, currency) : quantityText(value);
    if (rule.is === 'within' && isPeriod(value)) return say(PERIOD_WORDS[value]);
    return field.kind.name.startsWith('date') ? dayText(value, language) : `“${value}”`;
  };
  const sentences = rules.flatMap((rule) => {
    const field = fields.get(rule.field);
    if (!field) return [];
    const title = titleOfField(rule.field);
    return [`${title} ${questionText(rule.is, field.kind.name, say)} ${valueText(rule, field)}`.trim()];
  });
  const join = isGroup(part) && part.join === 'any' ? FILTER.or : FILTER.and;
  return sentences.length === 0 ? '' : sentences.reduce((first, second) => say(join, { first, second }));
}
