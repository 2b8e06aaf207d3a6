import { withConnection } from '../postgres/connection.ts';
import { defineCliCommand } from './cli-command.ts';
import { BadArguments } from './read-arguments.ts';

/** The end of a sample: nothing of it is left in any table. What is no sample is refused by the database itself. */
export const removeSampleCommand = defineCliCommand({
  help: 'Removes a sample business without a trace; any other business stays as it is.',
  options: {
    name: { kind: 'word', isRequired: true, help: 'name of the sample, letter by letter' },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run({ name, json }, { adminUrl, print }) {
    const answer = await withConnection(adminUrl, async (admin) => {
      await admin.query('begin');
      await admin.query('set local role pos_owner');
      const { rows: samples } = await admin.query<{ business_id: string }>(
        'select s.business_id from ctx.samples s join businesses b on b.id = s.business_id where b.name = $1',
        [name],
      );
      const [sample] = samples;
      if (!sample || samples.length > 1) throw new BadArguments(`There is no one sample ${name}.`);
      const { rows } = await admin.query<{ rows: string }>('select ctx.remove_sample_of($1)::text as rows', [
        sample.business_id,
      ]);
      await admin.query('commit');
      return { business_id: sample.business_id, rows: Number(rows[0]?.rows) };
    });
    print(json ? JSON.stringify(answer) : `${name} is removed: ${answer.rows} rows.`);
    return 0;
  },
});
