import { expect, test } from 'vitest';
import { isWritable } from '#core/derive/schemas.ts';
import { exportFields } from '#core/derive/sheet.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { registry } from '#modules/registry.ts';

/** What a field is called that opens something, in whole words. */
const SECRET = /(^|_)(password|passcode|pin|otp|secret|token|key)(_|$)/;

test('no draft on a device keeps what opens something: each such field says that it is secret', () => {
  const typed = registry.entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([key, field]) => SECRET.test(key) && isWritable(field, 'create'))
      .map(([key, { options }]) => `${entity.name}.${key}${options.secret ? '' : ' is kept'}`),
  );
  expect(typed).toEqual(['user.password']);
});

/** Who a guest is by his papers, how an item is unlocked, and what a message says: in no sheet, for nobody. */
const IN_NO_SHEET = /(^|_)(identity_number|lock_code|texts?|about)$/;

test('no sheet has the numbers of identities, lock codes or what a message says (L30)', () => {
  const everything = { account_type: 'employee' as const, permissions: ALL_PERMISSIONS };
  const sheets = registry.entities
    .filter(({ calls }) => calls.includes('export'))
    .map((entity) => ({ entity: entity.name, fields: exportFields(entity, everything) }));
  expect(sheets.length).toBeGreaterThan(20);
  const shown = sheets.flatMap(({ entity, fields }) =>
    fields.filter(({ key }) => IN_NO_SHEET.test(key)).map(({ key }) => `${entity}.${key}`),
  );
  expect(shown).toEqual([]);
});
