import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type BodyDefinition, bodySchemaOf } from '#core/define-body.ts';
import { blankTyped, saidBody } from '#web-kit/form/typed-body.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('modules/**/*.body.ts', { cwd: ROOT }).toSorted();

test.each(files)(
  'the forms of %s open with a body that its schema reads, but for what is to be typed',
  async (file) => {
    const made = (await import(new URL(`../${file}`, import.meta.url).href)) as Record<string, unknown>;
    const bodies = Object.values(made).filter(isBody);
    for (const { fields } of bodies) {
      const read = bodySchemaOf(fields, { currency: 'TZS' }).safeParse(
        saidBody(fields, blankTyped(fields), {}),
      );
      const wrong = read.error?.issues.filter(
        ({ path }) => fields[String(path[0])]?.options.required !== true,
      );
      expect((wrong ?? []).filter(({ path }) => !isReference(fields, String(path[0])))).toEqual([]);
    }
  },
);

test('there are forms to look at', () => {
  expect(files.length).toBeGreaterThan(20);
});

function isBody(one: unknown): one is BodyDefinition {
  return typeof one === 'object' && one !== null && 'fields' in one && typeof one.fields === 'object';
}

/** `supplier_id` is the column of a field that is needed. */
function isReference(fields: BodyDefinition['fields'], column: string): boolean {
  return fields[column.replace(/_id$/, '')]?.options.required === true;
}
