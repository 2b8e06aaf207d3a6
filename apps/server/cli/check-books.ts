import { checkBooks } from '#server/check-books.ts';
import { defineCliCommand } from './cli-command.ts';
import { inEachBusiness } from './in-each-business.ts';

/** Every invariant of the books, of one business or all; what does not hold is printed with its evidence. */
export const checkBooksCommand = defineCliCommand({
  help: 'Checks that the books are right; exit code 1 where they are not.',
  options: {
    business: { kind: 'word', help: 'id or name of one business; all where left out' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run({ business, json }, cli) {
    const faults: Record<string, string>[] = [];
    const checked = await inEachBusiness(cli, business, async (tx, { id, name }) => {
      for (const fault of await checkBooks(tx))
        faults.push({ business_id: id, business_name: name, ...fault });
    });
    if (json) cli.print(JSON.stringify({ businesses: checked, holds: faults.length === 0, faults }));
    else {
      for (const { business_name, check, subject, expected, found } of faults)
        cli.print(`${business_name}: ${check}: ${subject} is ${found}, should be ${expected}`);
      cli.print(`Businesses checked: ${checked}. Faults: ${faults.length}.`);
    }
    return faults.length ? 1 : 0;
  },
});
