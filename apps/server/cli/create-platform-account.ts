import { createPlatformAccount } from '#modules/platform/public.ts';
import { withConnection } from '../postgres/connection.ts';
import { defineCliCommand } from './cli-command.ts';

/** The only way to an account that passes everything; the first one founds the business of the platform. */
export const createPlatformAccountCommand = defineCliCommand({
  help: 'Makes an account of the platform, which sees all businesses and takes their fees.',
  options: {
    name: { kind: 'word', isRequired: true, help: 'name of the person' },
    phone: { kind: 'word', isRequired: true, help: 'phone number to log in with' },
    email: { kind: 'word', help: 'e-mail address to log in with as well' },
    password: { kind: 'word', isRequired: true, help: 'first password' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run({ name, phone, email, password, json }, { adminUrl, database, context, print }) {
    const made = await withConnection(adminUrl, async (admin) => {
      await admin.query('set role pos_owner');
      return createPlatformAccount(
        context,
        database,
        async (text, values) => (await admin.query(text, [...values])).rows,
        { name, phone, password, ...(email ? { email } : {}) },
      );
    });
    if (json) print(JSON.stringify(made));
    else for (const [key, value] of Object.entries(made)) print(`${key.padEnd(18)}${value}`);
    return 0;
  },
});
