import type { Words } from '#core/i18n/language.ts';

/** Sentences about one field, used alike by the server's answers, the forms and the import's list of faults. */
export const PROBLEMS = {
  required: { en: 'This field is required.', sw: 'Sehemu hii lazima ijazwe.' },
  too_long: { en: 'Use at most {n} characters.', sw: 'Herufi zisizozidi {n}.' },
  control_characters: {
    en: 'This text contains a character that cannot be printed.',
    sw: 'Maandishi haya yana herufi isiyochapishika.',
  },
  not_text: { en: 'Enter text.', sw: 'Andika maandishi.' },
  not_number: { en: 'Enter a number.', sw: 'Andika namba.' },
  amount_decimals: { en: 'Use at most {n} decimals.', sw: 'Tumia desimali zisizozidi {n}.' },
  amount_two_decimals: {
    en: 'Use at most two decimals.',
    sw: 'Tumia desimali zisizozidi mbili.',
  },
  amount_no_decimals: {
    en: 'This currency has no decimals.',
    sw: 'Sarafu hii haina desimali.',
  },
  quantity_decimals: {
    en: 'Use at most three decimals.',
    sw: 'Tumia desimali zisizozidi tatu.',
  },
  too_large: { en: 'This number is too large.', sw: 'Namba hii ni kubwa mno.' },
  negative: { en: 'This cannot be below zero.', sw: 'Hii haiwezi kuwa chini ya sifuri.' },
  at_least: { en: 'At least {n}.', sw: 'Angalau {n}.' },
  at_most: { en: 'At most {n}.', sw: 'Isiyozidi {n}.' },
  not_whole: { en: 'Enter a whole number.', sw: 'Andika namba kamili.' },
  not_choice: { en: 'Choose one of the options.', sw: 'Chagua mojawapo ya chaguo zilizopo.' },
  not_date: { en: 'Enter a valid date.', sw: 'Andika tarehe sahihi.' },
  before_books: {
    en: 'The books begin on {date}. Choose that day or a later one.',
    sw: 'Vitabu vinaanza {date}. Chagua tarehe hiyo au ya baadaye.',
  },
  in_future: { en: 'The date cannot be in the future.', sw: 'Tarehe haiwezi kuwa ya baadaye.' },
  not_time: { en: 'Enter a time, such as 09:00.', sw: 'Andika saa, kama 09:00.' },
  not_email: { en: 'Enter a valid email address.', sw: 'Barua pepe si sahihi.' },
  not_phone: { en: 'Enter a valid phone number.', sw: 'Namba ya simu si sahihi.' },
  not_tin: { en: 'A TIN must have nine digits.', sw: 'TIN lazima iwe na tarakimu tisa.' },
  not_flag: { en: 'Enter yes or no.', sw: 'Andika ndiyo au hapana.' },
  not_id: { en: 'Choose an existing record.', sw: 'Chagua rekodi iliyopo.' },
  not_color: { en: 'Enter a colour, such as #00ADD8.', sw: 'Andika rangi, kama #00ADD8.' },
  cell_error: {
    en: 'This cell contains a spreadsheet error.',
    sw: 'Kisanduku hiki kina kosa la lahajedwali.',
  },
  digits_lost: {
    en: 'This number has more than 15 digits, of which a spreadsheet keeps only 15. Write it as text.',
    sw: 'Namba hii ina zaidi ya tarakimu 15, na lahajedwali hutunza 15 tu. Iandike kama maandishi.',
  },
  two_numbers: { en: 'This cell contains two amounts.', sw: 'Kisanduku hiki kina namba mbili.' },
  letter_among_digits: {
    en: 'There is a letter among the digits.',
    sw: 'Kuna herufi katikati ya tarakimu.',
  },
  unclear_separators: {
    en: 'It is not clear whether this means thousands or decimals.',
    sw: 'Haieleweki kama ni maelfu au desimali.',
  },
  unclear_date: {
    en: 'Is this a day and a month, or a month and a year? Write all three.',
    sw: 'Je, hii ni siku na mwezi, au mwezi na mwaka? Andika vyote vitatu.',
  },
  month_first: {
    en: 'There is no month {n}. Write the day first.',
    sw: 'Hakuna mwezi wa {n}. Anza na siku.',
  },
  not_found: { en: 'This record does not exist.', sw: 'Rekodi hii haipo.' },
  unknown_name: {
    en: 'This name does not exist yet. Correct it, or go back and allow new names to be added.',
    sw: 'Jina hili bado halipo. Lirekebishe, au rudi nyuma uruhusu majina mapya yaongezwe.',
  },
  posted: {
    en: 'This is posted and cannot be changed. Reverse it and enter it again.',
    sw: 'Hii imeingizwa vitabuni na haiwezi kubadilishwa. Itengue kisha uiandike upya.',
  },
  unknown_key: { en: 'This field does not exist here.', sw: 'Sehemu hii haipo hapa.' },
  taken: { en: 'This is already used by {name}.', sw: 'Tayari imetumika kwa {name}.' },
  repeated: { en: 'This is entered twice.', sw: 'Hii imeandikwa mara mbili.' },
  too_many: { en: 'At most {n} of these.', sw: 'Zisizozidi {n}.' },
  wrong_form: {
    en: 'This is not in the expected format.',
    sw: 'Hii haina muundo unaotarajiwa hapa.',
  },
} as const satisfies Record<string, Words>;
