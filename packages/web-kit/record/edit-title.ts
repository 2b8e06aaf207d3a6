import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { WireRow } from '../api/queries.ts';
import type { useSay } from '../i18n/language.tsx';
import { VIEW } from './view.words.ts';

/** What the way to the form of a record is called: once little of it is open, by what still is (ui.md 20). */
export function editTitle(
  entity: AnyEntity,
  row: WireRow,
  words: Pick<WordsOfOne, 'fields'>,
  say: ReturnType<typeof useSay>,
): string {
  const open = stateOf(entity, row)?.open ?? 'all';
  if (open === 'all') return say(VIEW.edit);
  const inForm = entity.form.flatMap(({ rows }) => rows.flat().map(String));
  const [field, other, ...more] = inForm
    .filter((key) => open.includes(key))
    .flatMap((key) => words.fields[key] ?? [])
    .map(withinSentence);
  if (field === undefined || more.length > 0) return say(VIEW.edit);
  return other === undefined ? say(VIEW.editOne, { field }) : say(VIEW.editTwo, { field, other });
}

/** `Due date` as `due date`; a word of capitals stays as it is. */
function withinSentence(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.slice(0, 1).toLowerCase() + word.slice(1) : word;
}
