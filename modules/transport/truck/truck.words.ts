/** Sentences about trucks beside their fields. */
export const TRUCK_TEXTS = {
  endsBefore: {
    en: 'This ends before it begins.',
    sw: 'Hii inaisha kabla ya kuanza.',
  },
  located: { en: 'Location updated.', sw: 'Mahali lilipo pamehifadhiwa.' },
  hasEnded: { en: 'This paper has expired.', sw: 'Hati hii imeisha muda wake.' },
  readingBetween: {
    en: 'The odometer of {truck} read {before} before and {after} after {date}; {read} does not fit.',
    sw: 'Odomita ya {truck} ilisoma {before} kabla na {after} baada ya {date}; {read} hailingani.',
  },
  readingBefore: {
    en: 'The odometer of {truck} read {before} before {date}; {read} does not fit.',
    sw: 'Odomita ya {truck} ilisoma {before} kabla ya {date}; {read} hailingani.',
  },
  readingAfter: {
    en: 'The odometer of {truck} read {after} after {date}; {read} does not fit.',
    sw: 'Odomita ya {truck} ilisoma {after} baada ya {date}; {read} hailingani.',
  },
  odometerWentBack: {
    en: 'The odometer read {before} as the truck left.',
    sw: 'Odomita ilisoma {before} lori lilipoondoka.',
  },
  readingFar: {
    en: '{truck} would have gone {km} km since the reading before. Say that the reading is right if it is.',
    sw: '{truck} lingekuwa limekwenda km {km} tangu usomaji uliopita. Sema usomaji ni sahihi kama ndivyo.',
  },
} as const;
