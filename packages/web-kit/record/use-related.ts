import type { AnyEntity } from '#core/define-entity.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import { type Related, relatedEntities } from './related-entities.ts';

/** A list of what belongs to a record, with what it is called beside the others. */
export interface NamedRelated extends Related {
  name: string;
  title: string;
}

/** What belongs to records of an entity; a list that names them in two fields stands twice, each with its field in the title. */
export function useRelated(parent: AnyEntity): NamedRelated[] {
  const registry = useRegistry();
  const actor = useActor();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const related = relatedEntities(parent, registry.entities, actor, switches);
  return related.map((one) => {
    const words = registry.words(one.entity.name)[language];
    const isOnly = related.filter((other) => other.entity === one.entity).length === 1;
    // Lines that name it are told apart by what the lines are, for what they name is always the open record.
    const [field = one.key] = one.key.split('.');
    return {
      ...one,
      name: isOnly ? one.entity.name : `${one.entity.name}.${one.key}`,
      title: isOnly ? words.many : `${words.many}: ${words.fields[field] ?? field}`,
    };
  });
}
