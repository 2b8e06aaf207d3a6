import { linesTableName } from '#core/derive/table.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { isRemindedOn, truckWords } from '#modules/transport/public.ts';
import { truck } from '#modules/transport/truck/truck.entity.ts';
import { dayInWords } from '../../summary/summary-text.rules.ts';
import { LINES, REMINDERS } from '../reminder.words.ts';
import { listText } from './list-text.ts';
import { isOwner, type Reader, remindPeople, type Scene } from './scene.ts';

interface Paper {
  name: string;
  /** A kind of the papers of trucks, or the licence of a driver. */
  kind: keyof (typeof truckWords)['en']['choices']['kind'] | 'licence';
  expires: string;
}

/**
 * Tells owners and those who look after trucks which papers end in so many days, and daily which have ended. Of each kind the last
 * one of a truck counts, so that a paper that was renewed is silent until its new day comes near.
 */
export async function remindOfTruckPapers(scene: Scene): Promise<void> {
  const { tx, branch, day } = scene;
  const papers = await tx.query<Paper>(PAPERS, []);
  const due = papers.filter(({ expires }) => isRemindedOn(day, expires));
  if (due.length === 0) return;
  const { title, text } = REMINDERS.remind_truck_papers;
  const looksAfter = (person: Reader) => isOwner(person) || person.rights.has(truck.permissions.modify);
  await remindPeople(
    scene,
    ({ rights }) => rights.has(truck.permissions.list),
    (reader) =>
      looksAfter(reader)
        ? {
            title: say(title, reader.language),
            text: listText(
              say(text, reader.language),
              due.map((paper) => lineOf(paper, branch.at.day, reader.language)),
              reader.language,
            ),
            link: truck.screens.list,
          }
        : null,
  );
}

function lineOf({ name, kind, expires }: Paper, today: string, language: Language): string {
  const paper = kind === 'licence' ? say(LINES.licence, language) : truckWords[language].choices.kind[kind];
  const words = expires < today ? LINES.paperEnded : LINES.paperEnds;
  return say(words, language, { name, paper, day: dayInWords(expires, language) });
}

const PAPERS = `
select t.registration as name, d.kind, max(d.expires)::text as expires
from ${linesTableName(truck, 'documents')} d
join ${truck.table} t on t.business_id = d.business_id and t.id = d.truck_id and t.deleted_at is null
where d.expires is not null group by t.id, t.business_id, t.registration, d.kind
union all
select u.name, 'licence', u.licence_expires::text from ${user.table} u
where u.licence_expires is not null and u.status = 'active' and u.deleted_at is null
order by 3, 1, 2`;
