// cspell:ignore Mlima mrefu
import { InvalidFields } from '#core/errors.ts';
import { MOST_DAYS, makeSample, USUAL_NAME, USUAL_PHONE, USUAL_SIZE } from '../sample/make-sample.ts';
import { defineCliCommand } from './cli-command.ts';
import { BadArguments } from './read-arguments.ts';

const USUAL_PASSWORD = 'Mlima-mrefu-5895';

/** A business to try things with, also while the server runs; see `remove-sample` for its end. */
export const seedCommand = defineCliCommand({
  help: 'Makes a sample business with three branches and a year of trade; nobody else is touched.',
  options: {
    sample: { kind: 'switch', help: 'says that a sample is wanted; there is no other kind' },
    name: { kind: 'word', help: `name of the business; ${USUAL_NAME} where left out` },
    'owner-phone': {
      kind: 'word',
      help: `the owner logs in with it, the employees with those after it; ${USUAL_PHONE} where left out`,
    },
    password: { kind: 'word', help: `of the owner and everybody; ${USUAL_PASSWORD} where left out` },
    days: { kind: 'word', help: `days of trade before today; ${USUAL_SIZE.days} where left out` },
    seed: { kind: 'word', help: `the same number makes the same trade; ${USUAL_SIZE.seed} where left out` },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run(values, { context, database, print, serverKey }) {
    if (!values.sample) throw new BadArguments('--sample is missing.');
    const size = {
      days: wholeNumber('days', values.days, USUAL_SIZE.days, MOST_DAYS),
      seed: wholeNumber('seed', values.seed, USUAL_SIZE.seed, 1_000_000),
    };
    const wanted = {
      name: values.name ?? USUAL_NAME,
      owner_phone: values['owner-phone'] ?? USUAL_PHONE,
      password: values.password ?? USUAL_PASSWORD,
    };
    const parts = { context, database, serverKey: await serverKey() };
    let told = -1;
    const made = await makeSample(parts, wanted, size, {
      progress(done, of) {
        const percent = Math.floor((done * 100) / of);
        if (!values.json && percent >= told + 5) print(`${percent} %`);
        if (percent >= told + 5) told = percent;
      },
    });
    const { owner_phone: phone, password } = wanted;
    const answer = { ...made, name: wanted.name, phone, password };
    if (values.json) print(JSON.stringify(answer));
    else for (const [key, value] of Object.entries(answer)) print(`${key.padEnd(18)}${value}`);
    return 0;
  },
});

function wholeNumber(field: string, word: string | undefined, usual: number, most: number): number {
  const number = Number(word ?? usual);
  if (!Number.isInteger(number) || number < 0) throw new InvalidFields({ [field]: { key: 'not_number' } });
  if (number > most) throw new InvalidFields({ [field]: { key: 'too_large' } });
  return number;
}
