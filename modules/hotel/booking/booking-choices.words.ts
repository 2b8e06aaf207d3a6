// cspell:ignore NIDA
/** What the choices of a booking are called. */
export const BOOKING_CHOICES = {
  en: {
    status: { pending: 'Pending', checked_in: 'Checked in', checked_out: 'Checked out' },
    stage: {
      wait_listed: 'Waiting list',
      pending: 'Expected',
      checked_in: 'In house',
      checked_out: 'Checked out',
      cancelled: 'Cancelled',
      no_show: 'No-show',
      void: 'Void',
    },
    identity_kind: {
      national_id: 'National ID (NIDA)',
      passport: 'Passport',
      driving_licence: 'Driving licence',
      voter_card: 'Voter card',
      other: 'Other',
    },
    may_charge: { yes: 'Yes', up_to: 'Up to a limit', no: 'No' },
    source: { walk_in: 'Walk-in', phone: 'Phone', agent: 'Agent', web: 'Website' },
  },
  sw: {
    status: { pending: 'Unasubiri', checked_in: 'Mgeni ameingia', checked_out: 'Mgeni ametoka' },
    stage: {
      wait_listed: 'Mgeni anasubiri chumba',
      pending: 'Unasubiri',
      checked_in: 'Mgeni ameingia',
      checked_out: 'Mgeni ametoka',
      cancelled: 'Umeghairiwa',
      no_show: 'Mgeni hakufika',
      void: 'Umebatilishwa',
    },
    identity_kind: {
      national_id: 'Kitambulisho cha taifa (NIDA)',
      passport: 'Pasipoti',
      driving_licence: 'Leseni ya udereva',
      voter_card: 'Kadi ya mpiga kura',
      other: 'Nyingine',
    },
    may_charge: { yes: 'Ndiyo', up_to: 'Hadi kikomo', no: 'Hapana' },
    source: { walk_in: 'Mwenyewe', phone: 'Simu', agent: 'Wakala', web: 'Tovuti' },
  },
} as const;
