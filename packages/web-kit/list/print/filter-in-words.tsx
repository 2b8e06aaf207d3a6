import type { AnyEntity } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { type FilterPart, readListFilter } from '#core/list-filter.ts';
import { type ListState, orderInForce } from '#core/list-state.ts';
import type { Filters } from '../../api/queries.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import classes from '../../paper/paper.module.css';
import { useEntityWords } from '../../screens/registry.tsx';
import { FILTER } from '../filter/filter.words.ts';
import { usePlainText } from '../filter/plain-text.ts';
import { usePartText } from '../filter/rule-text.tsx';
import { useFilterFields } from '../filter/use-filter-fields.ts';
import { sortChoices } from '../sort-choices.ts';
import { PRINT } from './print.words.ts';

export interface FilterInWordsProps {
  entity: AnyEntity;
  state: ListState;
  filters: Filters;
}

/** Which rows stand on the paper and in which order, as one would say it. */
export function FilterInWords({ entity, state, filters }: FilterInWordsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const fields = useFilterFields(entity);
  const { filter: text = '', ...plain } = filters;
  const filter = readListFilter(text);
  const inForce = orderInForce(entity, state);
  const sorts = sortChoices(entity, [inForce.sort], words, language, say);
  const sort = sorts.find(({ value }) => value === `${inForce.sort}:${inForce.order}`);
  return (
    <ul className={classes.asked}>
      {state.condition !== 'all' && <li>{words.conditions?.[state.condition] ?? state.condition}</li>}
      {state.keyword && <li>{say(PRINT.found, { keyword: state.keyword })}</li>}
      {Object.entries(plain).map(([name, value]) => (
        <Plain key={name} {...{ entity, name, value }} />
      ))}
      {filter?.join === 'any' && filter.parts.length > 1 && <li>{say(FILTER.anyOf)}</li>}
      {filter?.parts.map((part) => (
        <Part key={JSON.stringify(part)} {...{ entity, fields, part }} />
      ))}
      {sort && <li>{sort.title}</li>}
    </ul>
  );
}

function Plain({ entity, name, value }: { entity: AnyEntity; name: string; value: string }) {
  return <li>{usePlainText(entity, name, value)}</li>;
}

interface PartProps {
  entity: AnyEntity;
  fields: ReadonlyMap<string, Field>;
  part: FilterPart;
}

function Part({ entity, fields, part }: PartProps) {
  const text = usePartText(entity, fields, part);
  return text === '' ? null : <li>{text}</li>;
}
