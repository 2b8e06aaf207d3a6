import { type Currency, currencyCodes } from '#core/currencies.ts';
import { InvalidFields } from '#core/errors.ts';
import { isDay } from '#core/fields/dates.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { createBusiness, issueToken } from '#modules/session/public.ts';
import { defineCliCommand } from './cli-command.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const PRICE_MODES = ['inclusive', 'exclusive'] as const;

/** A business with its owner, first branch, store and cash account, also while the server runs. */
export const createBusinessCommand = defineCliCommand({
  help: 'Makes a business with its owner and first branch.',
  options: {
    name: { kind: 'word', isRequired: true, help: 'name of the business' },
    'owner-name': { kind: 'word', isRequired: true, help: 'name of the owner' },
    'owner-phone': { kind: 'word', isRequired: true, help: 'phone number the owner logs in with' },
    'owner-email': { kind: 'word', help: 'e-mail address the owner may log in with as well' },
    password: { kind: 'word', isRequired: true, help: 'first password of the owner' },
    'branch-name': { kind: 'word', help: 'name of the first branch; that of the business where left out' },
    currency: { kind: 'word', help: `${currencyCodes.join(', ')}; TZS where left out` },
    country: { kind: 'word', help: 'tanzania where left out' },
    'time-zone': { kind: 'word', help: 'Africa/Dar_es_Salaam where left out' },
    'vat-registered': { kind: 'switch', help: 'the business charges VAT' },
    'price-mode': { kind: 'word', help: `${PRICE_MODES.join(' or ')}: whether prices hold VAT` },
    'books-begin': {
      kind: 'word',
      help: 'first day of its books, YYYY-MM-DD; the first of the year before where left out',
    },
    'with-token': { kind: 'switch', help: 'makes an API token with all rights, valid for a year' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run(values, { database, context, print }) {
    const wanted = {
      name: values.name,
      owner_name: values['owner-name'],
      owner_phone: values['owner-phone'],
      owner_email: values['owner-email'],
      password: values.password,
      branch_name: values['branch-name'],
      currency: oneOf<Currency>('currency', values.currency, currencyCodes),
      country: values.country,
      time_zone: values['time-zone'],
      price_mode: oneOf('price_mode', values['price-mode'], PRICE_MODES),
      books_begin: dayOf('books_begin', values['books-begin']),
      ...(values['vat-registered'] ? { vat_registered: true } : {}),
    };
    const made = await createBusiness(context, database, wanted, {
      async after(inside, { branch_id }) {
        await makeUsualRoles(inside);
        if (!values['with-token']) return {} as Record<string, string>;
        const expires_at = new Date(context.clock.now().getTime() + YEAR_MS);
        const token = { name: 'Command line', branch_id, permissions: [...ALL_PERMISSIONS], expires_at };
        return { token: (await issueToken(inside, database, token)).secret };
      },
    });
    const { business_id, branch_id, owner_id, token, ...parts } = made;
    const answer = { business_id, branch_id, ...parts, owner_id, ...(token ? { token } : {}) };
    if (values.json) print(JSON.stringify(answer));
    else for (const [key, value] of Object.entries(answer)) print(`${key.padEnd(18)}${value}`);
    return 0;
  },
});

function dayOf(field: string, word: string | undefined): string | undefined {
  if (word !== undefined && !isDay(word)) throw new InvalidFields({ [field]: { key: 'not_date' } });
  return word;
}

function oneOf<T extends string>(
  field: string,
  word: string | undefined,
  known: readonly T[],
): T | undefined {
  const found = known.find((value) => value.toLowerCase() === word?.toLowerCase());
  if (word !== undefined && !found) throw new InvalidFields({ [field]: { key: 'not_choice' } });
  return found;
}
