import { amountOf, MONEY } from './money-in-text.rules.ts';

const LABELLED = (label: string) => new RegExp(`(?<![\\p{L}])(?:${label})[\\s.:]*(${MONEY})`, 'iu');

const BALANCE = LABELLED(
  '(?<!loan |outstanding )(?:balance|bal)(?: is| now)?|salio(?: lako)?(?: jipya| la sasa)?(?: la (?:m-?pesa|floti|akaunti(?: yako)?))?(?: jipya)?(?: ni)?',
);
const WHOLE_FEE = LABELLED('total (?:charges?|fee)|jumla ya (?:makato|ada)');
const FEE = LABELLED('(?:m-?pesa |transaction )?(?:charged|charges?|fee)|ada(?: ya muamala)?|makato|gharama');
const LEVY = LABELLED('(?:government )?levy|tozo(?: ya serikali)?');
const VAT = LABELLED('VAT');
/** What an agent earns is no fee; none at all is told in its place. */
const NO_COMMISSION = LABELLED('kamisheni');
const RECEIPT = /\breceipt[\s:]+([\w-]{6,30})(?=[\s.,;])|(?<=\s)(\d{3}_[0-9a-f]{16})(?=[\s.,;])/iu;
const ID =
  /(?<![\p{L}])(?:txn ?id|trnx id|trans(?:action)? id|transaction (?:no|number)|kumbukumbu(?: no| namba)?|kumb|muamala (?:no|namba)|utambulisho wa muamala|tnx|ref(?:erence)?(?: no)?)[\s.:#]*((?=[A-Z]*\d)[A-Z0-9]{6,30}(?:\.\d{4}\.[A-Z]\d{5})?)(?![A-Z0-9]|\.\d)/iu;

/** How the numbers of events of a provider look, and those, with their label, that are surely whole at the end of a text. */
export interface IdShapes {
  ids: RegExp;
  whole: RegExp | null;
}

/** What stands under a name of its own, wherever in the text. */
export interface LabelledParts {
  balance: bigint | null;
  fee: bigint | null;
  levy: bigint | null;
  vat: bigint | null;
  receipt: string | null;
  id: string | null;
}

/** Reads them; what touches the end of the text may be cut off there, and counts only in its full form. */
export function labelledParts(text: string, shapes: IdShapes): LabelledParts {
  const moneyAt = (label: RegExp): bigint | null => {
    const found = label.exec(text);
    if (!found) return null;
    const written = found[1] ?? '';
    const after = text.slice(found.index + found[0].length);
    const isAtEnd = after === '' || after === ',' || (after === '.' && written.includes('.', 4));
    const isCut = isAtEnd && !/[.,]\d{2}$|\p{L}$/u.test(written);
    // A digit behind it belongs to another amount, or to this one.
    return isCut || /^[.,]*\d/.test(after) ? null : amountOf(written);
  };
  const levy = moneyAt(LEVY);
  const part = moneyAt(FEE);
  const none = moneyAt(NO_COMMISSION);
  const apart = part === null && levy === null ? (none === 0n ? 0n : null) : (part ?? 0n) + (levy ?? 0n);
  const receipt = RECEIPT.exec(text);
  return {
    balance: moneyAt(BALANCE),
    fee: moneyAt(WHOLE_FEE) ?? apart,
    levy,
    vat: moneyAt(VAT),
    receipt: receipt?.[1] ?? receipt?.[2] ?? null,
    id: idIn(text, shapes),
  };
}

function idIn(text: string, { ids, whole }: IdShapes): string | null {
  const found = ID.exec(text);
  const id = found?.[1];
  if (!found || !id) return null;
  const after = text.slice(found.index + found[0].length);
  // Where the provider has one form only, what follows the form is not of the number.
  const hasShape = whole !== null && (ids.test(id.toUpperCase()) || ids.test(id));
  // A number that was cut off or torn apart is another number.
  const isTorn = /^[.\s]*$/.test(after)
    ? !whole?.test(found[0])
    : TORN.test(after) || (GLUED.test(after) && !hasShape);
  return isTorn ? null : id;
}
const TORN = /^[\s.]+(?=[A-Z0-9]*\d)[A-Z0-9]+(?![A-Z0-9/_-])/iu;
const GLUED = /^\s*\.[A-Z0-9]|^\s+\.?\s*[A-Z]{1,3}(?![A-Z])|^[\s.]+[A-Z](?![A-Z])|^[\s.]+[A-Z]{1,3}[\s.]*$/iu;
