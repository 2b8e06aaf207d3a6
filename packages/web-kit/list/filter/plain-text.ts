import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { AS_OF, AS_OF_STORE, readMoment } from '#core/derive/as-of.ts';
import type { Field } from '#core/fields/kind.ts';
import type { Language } from '#core/i18n/language.ts';
import { fieldAt } from '#core/line-fields.ts';
import { NO, YES } from '../../fields/any.words.ts';
import { choiceText } from '../../fields/choice/words.ts';
import { dayText } from '../../format/day.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { useEntityWords, useRegistry } from '../../screens/registry.tsx';
import { LIST } from '../list.words.ts';
import { FILTER } from './filter.words.ts';
import { useFilterTitle } from './filter-title.ts';
import { useRecordTitles } from './record-titles.ts';

/** `Category: Drinks`, and `Date from: 1 Nov 2026` where a link of another screen said so. */
export function usePlainText(entity: AnyEntity, name: string, value: string): string {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const titleOf = useFilterTitle(entity);
  const [, bare = name, bound] = /^(\w+)_(from|to)$/.exec(name) ?? [];
  const own = filterNamed(entity, name);
  const [key, field] = own ?? filterNamed(entity, bare) ?? [bare];
  const target = entity.asOf && name === AS_OF_STORE ? 'store' : field?.target;
  const [title] = useRecordTitles(target, target ? [value] : []);
  const registry = useRegistry();
  if (entity.asOf && name === AS_OF) return say(LIST.asOf, { moment: momentText(value, language) });
  const column = target && target !== field?.target ? registry.words(target)[language].one : titleOf(key);
  const head = own || !bound ? column : say(bound === 'from' ? FILTER.from : FILTER.upTo, { field: column });
  const kind = field?.kind.name ?? '';
  const shown = () => {
    if (kind === 'choice') return choiceText(words, key, value);
    if (kind === 'flag') return say(value === 'true' ? YES : NO);
    return kind === 'date' ? dayText(value, language) : value;
  };
  return `${head}: ${title ?? shown()}`;
}

/** `20 Nov 2026, 14:30`. */
function momentText(value: string, language: Language): string {
  const moment = readMoment(value);
  if (!moment) return value;
  return [dayText(moment.day, language), ...(moment.time ? [moment.time] : [])].join(', ');
}

/** The declared filter that a parameter of the address is about. */
function filterNamed(entity: AnyEntity, name: string): [string, Field] | undefined {
  return (entity.filters ?? [])
    .flatMap((key): [string, Field][] => {
      const field = fieldAt(entity, key);
      return field ? [[key, field]] : [];
    })
    .find(([key, field]) => key === name || columnOf(key, field) === name);
}
