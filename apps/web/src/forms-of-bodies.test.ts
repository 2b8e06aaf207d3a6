import { expect, test } from 'vitest';
import { type BodyDefinition, bodySchemaOf } from '#core/define-body.ts';
import { columnOf } from '#core/define-entity.ts';
import { blankTyped, saidBody } from '#web-kit/form/typed-body.ts';

const MADE = import.meta.glob<Record<string, unknown>>('../../../modules/**/*.body.ts', { eager: true });
const bodies = Object.values(MADE).flatMap((made) =>
  Object.entries(made).flatMap(([name, body]) => (isBody(body) ? [{ name, body }] : [])),
);

test.each(bodies)(
  'a form of $name opens with what its schema reads, but for what is to be typed',
  ({ body: { fields } }) => {
    const needed = Object.entries(fields)
      .filter(([, { options }]) => options.required)
      .map(([key, field]) => columnOf(key, field));
    const read = bodySchemaOf(fields, { currency: 'TZS' }).safeParse(
      saidBody(fields, blankTyped(fields), {}),
    );
    const wrong = (read.error?.issues ?? []).map(({ path }) => String(path[0]));
    expect(wrong.filter((column) => !needed.includes(column))).toEqual([]);
  },
);

test('there are bodies to look at', () => {
  expect(bodies.length).toBeGreaterThan(30);
});

function isBody(one: unknown): one is BodyDefinition {
  return typeof one === 'object' && one !== null && 'fields' in one && typeof one.fields === 'object';
}
