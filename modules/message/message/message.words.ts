/** What is said of a message that cannot be sent as it is. */
export const MESSAGE_TEXTS = {
  groupMissing: { en: 'Say which group.', sw: 'Sema kundi gani.' },
  customersMissing: { en: 'Choose the customers.', sw: 'Chagua wateja.' },
  numbersMissing: { en: 'Type at least one number.', sw: 'Andika angalau namba moja.' },
  tooLate: { en: 'That time is over. Choose a later one.', sw: 'Muda huo umepita. Chagua wa baadaye.' },
  tooFar: { en: 'Choose a time within a year.', sw: 'Chagua muda ndani ya mwaka mmoja.' },
} as const;

/** The job that sends what waited and notes what became of it. */
export const MESSAGE_JOB = { en: 'Messages to many', sw: 'Jumbe kwa wengi' } as const;
