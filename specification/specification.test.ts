import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CURRENCIES, DEFAULT_CURRENCY } from '#core/currencies.ts';
import { screensOf } from '#core/derive/screens.ts';
import { allowed } from '#core/permissions.ts';
import { DENIAL } from '#core/permissions.words.ts';
import { NO_ACTIVE_SESSION } from '#core/session-header.ts';
import { BUSINESS_TYPES } from '#modules/branch/business-types.ts';
import { USER_ACCOUNT_TYPES } from '#modules/employee/user/user.entity.ts';
import { registry } from '#modules/registry.ts';

/** What the customer asked for, as data; see its `about`. */
const specification = JSON.parse(readFileSync(new URL('./specification.json', import.meta.url), 'utf8'));
const { constants, routes, menu, states, roles, errors } = specification;

/** Screens that the specification does not name, each with the reason why we have it. */
const SCREENS_OF_OURS: Readonly<Record<string, string>> = {
  '/customer/statement': 'what a customer owed, bought and paid, to print and to take away (capabilities C4)',
  '/report/slow-stock': 'what goods are worth and for how long they lie (issue of whole reports)',
  '/report/aged-debts': 'what is owed by how long it has been due (entities.md, report form)',
  '/finance/close-year': 'years are closed, and opened again (accounting-additions.md A30)',
  '/finance/account-movements':
    'every figure of the account dashboard opens its rows (product.md, principle 1)',
  '/hotel/group-form': 'several rooms are booked together (hotel.md 3)',
  '/hotel/room-rates': 'prices of a month, painted over days (hotel.md 8)',
  '/hotel/booking-chart': 'who is in which room on which night (hotel.md 8)',
  '/service/board': 'jobs by status, and the day of whoever does them (services.md 7)',
  '/service/collect': 'a claim ticket is scanned, and its job is collected (services.md 7)',
  '/hotel/night-audit':
    'what the night posts, what is to be decided before, and the report that is kept (hotel.md 7)',
  '/hotel/guest-register': 'who came on some days, for the police, on screen and paper (hotel.md 10)',
  '/hotel/housekeeping': 'which rooms are to be cleaned, by one tap each (hotel.md 8)',
  '/transport/board': 'trucks by days and trips by status (transport.md 8)',
  '/service/my-jobs': 'the jobs of whoever does the work, on his phone (services.md 1)',
  '/transport/my-trips': 'the trips of a driver on his phone, also without a network (transport.md 8)',
  '/point-of-sale/parked-cart-list':
    'carts parked for all tills of the branch, by whom and taken by whom (capabilities P1)',
  '/point-of-sale/parked-cart-view': 'one parked cart',
  '/point-of-sale/shift-close':
    'the drawer is counted as a shift ends, and again after it (accounting-additions.md A33)',
  '/point-of-sale/shift-form': 'the cash of a till is counted as a shift begins (entities.md, shift)',
  '/point-of-sale/voided-line-list': 'what was taken out of carts leaves a trace (capabilities P21)',
  '/point-of-sale/voided-line-view': 'one thing that was taken out of a cart',
  '/report/tax-summary': 'VAT by rate, ready for the return (accounting-additions.md A29)',
  '/report/cash-flow': 'where money came from and went (accounting.md 4)',
  '/platform/backup-list': 'which backups there are and whether the nightly one works',
  '/platform/business-form': 'agents make owners with their business (§6)',
  '/platform/business-list': 'the businesses of the platform, their state and fees',
  '/platform/job-list': 'what the servers do by themselves, what fails of it, and the way to try it again',
  '/platform/outbox': 'messages that leave by e-mail or SMS, opened on record and sent again',
  '/platform/settings': 'commission, trial and days of grace as the platform settles them',
  '/platform/support-form': 'support access by a grant with reason and expiry',
  '/platform/support-list': 'what was asked of owners, and the way into a business that allowed it',
  '/platform/fee-payment-form': 'the system payment types of §9',
  '/procurement/landed-cost-form':
    'transport and customs of goods that came before (accounting-additions.md A18)',
  '/procurement/reorder': 'what should be ordered now, by supplier and with the reason (capabilities I10)',
  '/procurement/statement': 'what a supplier was owed, sold us and was paid, to print and to take away',
  '/report/books-check':
    'every invariant of the books, run before the eyes of the owner (product.md, beyond 1)',
  '/report/chart-of-accounts': 'the accounts behind the trial balance',
  '/report/journal': 'the entries behind each figure',
  '/settings/notification-list': 'what reports and reminders told somebody',
  '/settings/support-access': 'the owner sees every grant of support, allows and ends it',
  '/settings/token-form': 'a key for a program, shown once (api.md, API tokens)',
  '/settings/token-list': 'keys for programs, listed and revocable (api.md, API tokens)',
  '/report/balance-sheet': 'a statement beside the income statement (accounting.md 4.5)',
  '/report/ledger-lines': 'every figure of the trial balance opens its lines (product.md, principle 1)',
};

test('every screen of what the specification names stands on its route there', () => {
  const stated = new Set<string>(routes.logged_in.map((route: { path: string }) => route.path));
  const named = new Set<string>(specification.entities.collections);
  const strange = screensOf(registry)
    .filter(({ entity }) => !entity || named.has(entity.table))
    .map(({ path }) => path)
    .filter((path) => !stated.has(path) && !(path in SCREENS_OF_OURS));
  expect(strange).toEqual([]);
});

test('no two screens stand on one route', () => {
  const paths = screensOf(registry).map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('the modules stand in the order of the sidebar (§2)', () => {
  const position = (name: string) =>
    menu.order.map((title: string) => title.toLowerCase()).indexOf(name.replaceAll('-', ' '));
  const positions = registry.modules
    .map(({ name }) => position(MENU_NAMES[name] ?? name))
    .filter((place) => place >= 0);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

/** The session module is the sidebar's settings. */
const MENU_NAMES: Readonly<Record<string, string>> = { session: 'settings' };

test('each top-level menu needs the right of §6', () => {
  // What the specification has no menu for is ours, and asks for a right of ours.
  const compared = registry.modules.flatMap(({ name, permission }) => {
    const item = menu.items.find(
      ({ title }: { title: string }) =>
        title.toLowerCase() === (MENU_NAMES[name] ?? name).replaceAll('-', ' '),
    );
    return item ? [[name, permission, item.permission ?? null]] : [];
  });
  expect(compared.length).toBeGreaterThan(5);
  for (const [name, ours, stated] of compared) expect([name, ours]).toEqual([name, stated]);
});

test('the constants of §9 are ours', () => {
  expect(Object.keys(CURRENCIES).sort()).toEqual([...constants.currencies].sort());
  expect(DEFAULT_CURRENCY).toBe(constants.default_currency);
  expect([...BUSINESS_TYPES]).toEqual(constants.business_types);
});

/** Kinds of activity that the specification does not name, each with the reason why we have it. */
const ACTIVITY_TYPES_OF_OURS: Readonly<Record<string, string>> = {
  reading: 'every call of support is on record at the business that let it in, and support only reads',
  refusal: 'what was not allowed is told to the owner, and not to the log of the server alone (ASVS 16.3)',
  wrong_login: 'who tries to get in is seen by whose business it is',
  export: 'whole lists that leave are on record',
};

test('the activity types and account types are those of §4 and §6', () => {
  const types = registry.entity('activity').fields.type?.choices ?? [];
  expect(types.filter((type) => !(type in ACTIVITY_TYPES_OF_OURS)).sort()).toEqual(
    [...states.activity_types].sort(),
  );
  expect([...USER_ACCOUNT_TYPES]).toEqual(roles.account_types.map(({ value }: { value: string }) => value));
});

test('the texts of §8 are kept to the letter', () => {
  const texts: string[] = errors.map(({ text }: { text: string }) => text);
  expect(texts).toContain(DENIAL.en);
  expect(texts).toContain(NO_ACTIVE_SESSION);
});

test('an owner without a right is refused like anyone else; only onepos passes everything (§6)', () => {
  expect(allowed({ account_type: 'owner', permissions: new Set() }, 'list_products')).toBe(false);
  expect(allowed({ account_type: 'onepos', permissions: new Set() }, 'list_products')).toBe(true);
});
