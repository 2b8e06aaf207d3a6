import { exportJournal } from '#modules/report/public.ts';
import { defineCliCommand } from './cli-command.ts';
import { inEachBusiness } from './in-each-business.ts';
import { BadArguments } from './read-arguments.ts';

/** The journal of a business as text for another program to check. */
export const exportJournalCommand = defineCliCommand({
  help: 'Prints the journal of a business for hledger: … | hledger -f - check -s',
  options: {
    business: { kind: 'word', isRequired: true, help: 'id or name of the business' },
    format: { kind: 'word', help: 'hledger, which is the only one' },
  },
  async run({ business, format = 'hledger' }, cli) {
    if (format !== 'hledger') throw new BadArguments(`There is no format ${format}.`);
    await inEachBusiness(cli, business, async (tx) => {
      for await (const part of exportJournal(tx)) cli.print(part.replace(/\n$/, ''));
    });
    return 0;
  },
});
