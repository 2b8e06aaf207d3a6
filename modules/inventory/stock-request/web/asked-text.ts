import type { Language } from '#core/i18n/language.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { unitText } from '../../product/web/unit-text.ts';
import type { WireLine } from './wire-request.ts';

/** How much is asked for: `48`, or `2 cartons = 48` where it was asked in a further unit. */
export function askedText({ requested, requested_unit, factor }: WireLine, language: Language): string {
  const counted = quantityText(requested);
  if (!requested_unit || !factor) return counted;
  const asked = Math.round((requested / factor) * 1000) / 1000;
  return `${quantityText(asked)} ${unitText(requested_unit, language, asked)} = ${counted}`;
}
