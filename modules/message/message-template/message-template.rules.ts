import type { Rule } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { PLACES, unknownPlaces } from '../message/audience.rules.ts';
import { TEMPLATE_TEXTS } from './message-template.words.ts';

/** A template says something in one language at least, and names only places that can be filled. */
export const saysSomething: Rule = ({ text_en, text_sw }) => {
  if (!text_en && !text_sw)
    throw new InvalidFields({ text_sw: { key: 'empty_template', words: TEMPLATE_TEXTS.empty } });
  for (const [field, text] of Object.entries({ text_en, text_sw })) {
    const [place] = unknownPlaces(String(text ?? ''));
    if (place !== undefined) throw new InvalidFields({ [field]: noSuchPlace(place) });
  }
};

/** What is wrong with a text that names a place we cannot fill. */
export function noSuchPlace(place: string) {
  const places = PLACES.map((one) => `{${one}}`).join(' ');
  return { key: 'no_such_place', words: TEMPLATE_TEXTS.noSuchPlace, params: { place: `{${place}}`, places } };
}
