import { checkChain } from '#modules/branch/public.ts';
import { defineCliCommand } from './cli-command.ts';
import { inEachBusiness } from './in-each-business.ts';

/** Seals that are compared at a time. */
const AT_ONCE = 5000;

/** Follows the chain of activities of one business or all; the first row that is not as it was sealed is named. */
export const verifyActivitiesCommand = defineCliCommand({
  help: 'Checks that no activity was changed, removed or slipped in; exit code 1 where one was.',
  options: {
    business: { kind: 'word', help: 'id or name of one business; all where left out' },
    json: { kind: 'switch', help: 'answers one line of JSON for each business' },
  },
  async run({ business, json }, cli) {
    let broken = 0;
    await inEachBusiness(cli, business, async (tx, { id, name }) => {
      let stretch = await checkChain(tx, id, { after: 0, most: AT_ONCE });
      while (!stretch.isWhole && !stretch.fault)
        stretch = await checkChain(tx, id, { after: stretch.position, most: AT_ONCE });
      const { position, hash, fault } = stretch;
      if (fault) broken += 1;
      if (json) cli.print(JSON.stringify({ business_id: id, business_name: name, position, hash, fault }));
      else if (fault)
        cli.print(
          `${name}: broken after ${position}: activity ${fault.activity_id ?? 'unknown'}: ${FAULTS[fault.kind]}`,
        );
      else cli.print(`${name}: ${position} activities are as they were sealed; the last seal is ${hash}`);
    });
    return broken ? 1 : 0;
  },
});

const FAULTS = {
  changed: 'it is not what was sealed',
  gone: 'it was removed',
  seal_changed: 'its seal does not follow the one before',
  seal_gone: 'the seal of this place was removed',
  slipped_in: 'it came in past the chain',
} as const;
