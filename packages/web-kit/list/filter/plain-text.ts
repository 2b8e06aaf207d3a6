import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { NO, YES } from '../../fields/any.words.ts';
import { choiceText } from '../../fields/choice/words.ts';
import { dayText } from '../../format/day.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { columnTitle } from '../sort-choices.ts';
import { FILTER } from './filter.words.ts';
import { useRecordTitles } from './record-titles.ts';

/** `Category: Drinks`, and `Date from: 1 Nov 2026` where a link of another screen said so. */
export function usePlainText(entity: AnyEntity, name: string, value: string): string {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const [, bare = name, bound] = /^(\w+)_(from|to)$/.exec(name) ?? [];
  const own = entity.fields[name] ? [name, entity.fields[name]] : fieldOfColumn(entity, name);
  const [key = bare, field = entity.fields[bare]] = (own ?? []) as [string?, Field?];
  const [title] = useRecordTitles(field?.target, field?.target ? [value] : []);
  const column = columnTitle(key, words, language);
  const head = own || !bound ? column : say(bound === 'from' ? FILTER.from : FILTER.upTo, { field: column });
  const kind = field?.kind.name ?? '';
  const shown = () => {
    if (kind === 'choice') return choiceText(words, key, value);
    if (kind === 'flag') return say(value === 'true' ? YES : NO);
    return kind === 'date' ? dayText(value, language) : value;
  };
  return `${head}: ${title ?? shown()}`;
}
