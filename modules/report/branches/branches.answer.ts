import { currencyCodes } from '#core/currencies.ts';
import { many } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Branches of which something can be asked, with the currency that their books are kept in. */
export const branchesAnswer = many({ id: f.id('branch'), name: f.text(), currency: f.code(currencyCodes) });
