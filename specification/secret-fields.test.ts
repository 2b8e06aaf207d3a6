import { expect, test } from 'vitest';
import { isWritable } from '#core/derive/schemas.ts';
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
