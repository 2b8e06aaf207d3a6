import type { Problem } from '../errors.ts';
import { type Language, say, type Words } from './language.ts';

/** Sentences about one field, used alike by the server's answers, the forms and the import's list of faults. */
export const PROBLEMS = {
  required: { en: 'This field is required.', sw: 'Sehemu hii inahitajika.' },
  too_long: { en: 'At most {n} characters.', sw: 'Herufi zisizozidi {n}.' },
  control_characters: {
    en: 'This text holds a character that cannot be printed.',
    sw: 'Maandishi haya yana herufi isiyochapishika.',
  },
  not_text: { en: 'This is not a text.', sw: 'Haya si maandishi.' },
  not_number: { en: 'This is not a number.', sw: 'Hii si namba.' },
  amount_decimals: { en: 'An amount has at most {n} decimals.', sw: 'Kiasi kina desimali zisizozidi {n}.' },
  amount_two_decimals: {
    en: 'An amount has at most two decimals.',
    sw: 'Kiasi kina desimali zisizozidi mbili.',
  },
  amount_no_decimals: {
    en: 'An amount of this currency has no decimals.',
    sw: 'Kiasi cha sarafu hii hakina desimali.',
  },
  quantity_decimals: {
    en: 'A quantity has at most three decimals.',
    sw: 'Idadi ina desimali zisizozidi tatu.',
  },
  too_large: { en: 'This number is too large.', sw: 'Namba hii ni kubwa mno.' },
  negative: { en: 'This cannot be below zero.', sw: 'Hii haiwezi kuwa chini ya sifuri.' },
  at_least: { en: 'At least {n}.', sw: 'Angalau {n}.' },
  at_most: { en: 'At most {n}.', sw: 'Isiyozidi {n}.' },
  not_whole: { en: 'This must be a whole number.', sw: 'Hii lazima iwe namba kamili.' },
  not_choice: { en: 'This is not one of the choices.', sw: 'Hili si mojawapo ya machaguo.' },
  not_date: { en: 'This is not a date.', sw: 'Hii si tarehe.' },
  in_future: { en: 'This day has not come yet.', sw: 'Siku hii bado haijafika.' },
  not_time: { en: 'This is not a time of day, such as 09:00.', sw: 'Huu si wakati wa siku, kama 09:00.' },
  not_email: { en: 'This is not an e-mail address.', sw: 'Hii si anwani ya barua pepe.' },
  not_phone: { en: 'This is not a phone number.', sw: 'Hii si namba ya simu.' },
  not_tin: { en: 'A TIN has nine digits.', sw: 'TIN ina tarakimu tisa.' },
  not_flag: { en: 'This is yes or no.', sw: 'Hii ni ndiyo au hapana.' },
  not_id: { en: 'This does not name a record.', sw: 'Hii haitaji rekodi yoyote.' },
  not_color: { en: 'This is not a colour, such as #00ADD8.', sw: 'Hii si rangi, kama #00ADD8.' },
  cell_error: {
    en: 'This cell holds an error of the spreadsheet.',
    sw: 'Kisanduku hiki kina kosa la lahajedwali.',
  },
  two_numbers: { en: 'Two amounts stand in this cell.', sw: 'Kisanduku hiki kina viwango viwili.' },
  letter_among_digits: {
    en: 'A letter stands among the digits.',
    sw: 'Kuna herufi katikati ya tarakimu.',
  },
  unclear_separators: {
    en: 'Neither thousands nor decimals can be read from this.',
    sw: 'Haieleweki kama ni maelfu au desimali.',
  },
  unclear_date: {
    en: 'Is this a day and a month, or a month and a year? Write all three.',
    sw: 'Je, hii ni siku na mwezi, au mwezi na mwaka? Andika vyote vitatu.',
  },
  month_first: {
    en: 'There is no month {n}. The day comes first.',
    sw: 'Hakuna mwezi wa {n}. Siku hutangulia.',
  },
  not_found: { en: 'This record does not exist.', sw: 'Rekodi hii haipo.' },
  unknown_name: {
    en: 'Nothing has this name yet. Correct it, or go back and choose to add new names.',
    sw: 'Hakuna chenye jina hili bado. Lirekebishe, au rudi nyuma uruhusu majina yasiyojulikana yaongezwe.',
  },
  posted: {
    en: 'This is posted and does not change. Take it back and enter it anew.',
    sw: 'Hii imeandikwa vitabuni na haibadiliki. Itengue kisha iandike upya.',
  },
  unknown_key: { en: 'This is not a field here.', sw: 'Hii si sehemu ya hapa.' },
  taken: { en: 'This belongs to another record: {name}.', sw: 'Hii ni ya rekodi nyingine: {name}.' },
  repeated: { en: 'This stands here twice.', sw: 'Hii imeandikwa mara mbili.' },
  too_many: { en: 'At most {n} of these.', sw: 'Zisizozidi {n}.' },
  wrong_form: {
    en: 'This does not have the form that is expected here.',
    sw: 'Hii haina muundo unaotarajiwa hapa.',
  },
} as const satisfies Record<string, Words>;

/** The sentence of a problem, from the list above or, for a rule of a module, from the words it brought along. */
export function sayProblem(problem: Problem, language: Language): string {
  const own: Readonly<Record<string, Words>> = PROBLEMS;
  return say(problem.words ?? own[problem.key] ?? PROBLEMS.wrong_form, language, problem.params);
}
