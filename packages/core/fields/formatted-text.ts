import { z } from 'zod';
import { isEmail, isHexColour, normalEmail } from '../checks.ts';
import { phoneNumber } from '../phone-number.ts';
import { ProblemFound, problem, readWith } from './issue.ts';
import type { Kind } from './kind.ts';
import { readText, text, textCell, textOfCell } from './text.ts';

/** An e-mail address: lower case, no white space, something @ something . something (specification §5). */
export const email = formattedText('email', (typed) => {
  const address = normalEmail(typed);
  return isEmail(address) ? address : problem('not_email');
});

/** A phone number in any way of writing, kept as its digits with the country code (`phoneNumber`). */
export const phone = formattedText('phone', (typed) => phoneNumber(typed) ?? problem('not_phone'));

/** A time of day of a branch, `09:00`. */
export const time = formattedText('time', (typed) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : problem('not_time'),
);

/** A colour `#00ADD8`; three digits are written out, the sign may be missing (specification §5). */
export const color = formattedText('color', (typed) => {
  if (!isHexColour(typed)) return problem('not_color');
  const digits = typed.replace('#', '');
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toUpperCase();
});

function formattedText(name: string, read: (typed: string) => string | ProblemFound): Kind {
  return {
    ...text,
    name,
    schema: (field) =>
      readWith(z.string({ error: 'not_text' }), (wire: string) => {
        const typed = readText(wire, field);
        return typed instanceof ProblemFound ? typed : read(typed);
      }),
    fromCell: textOfCell,
    toCell: textCell,
  };
}
