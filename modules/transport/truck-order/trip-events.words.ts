// cspell:ignore nauli mzigo odomita lilibadilishwa
/** What is said of steps that leave a trip where it stands: what happened, what did not arrive, what was read wrongly. */
export const TRIP_EVENTS = {
  en: {
    note: {
      button: 'Note',
      title: 'What happened on the way?',
      body: 'Everybody who sees the trip reads it there, with its time.',
      fields: { text: 'Note', at: 'When it happened' },
      hints: { at: 'Leave blank for now.' },
      done: 'The note is written down',
    },
    credit: {
      button: 'Credit freight',
      title: 'Take freight back for what did not arrive?',
      body: 'Its share of the freight, with its VAT, is taken off what the customer owes.',
      fields: { cargo: 'Cargo', quantity: 'Quantity that did not arrive', amount: 'Amount' },
      hints: {
        cargo: 'Leave blank where there is only one.',
        amount: 'Leave blank for its share of the freight.',
      },
      reason: 'What happened to it',
      done: 'The freight is credited',
    },
    correct_part: {
      button: 'Correct a truck before',
      title: 'Correct what the odometer of a truck before read?',
      body: 'The first truck of the trip is 1. Type what its meter really read; leave blank what was right.',
      fields: {
        part: 'Which truck, counted from the first',
        odometer_out: 'As it left (km)',
        odometer_in: 'As it was changed (km)',
        reading_is_right: 'The reading is right',
      },
      hints: { reading_is_right: 'Only asked where the truck would have gone very far in a day.' },
      reason: 'What was wrong',
      done: 'The odometer is corrected',
    },
  },
  sw: {
    note: {
      button: 'Andika taarifa',
      title: 'Nini kimetokea njiani?',
      body: 'Kila anayeona safari hii ataisoma hapo, pamoja na saa yake.',
      fields: { text: 'Taarifa', at: 'Ilitokea lini' },
      hints: { at: 'Acha wazi kama ni sasa.' },
      done: 'Taarifa imeandikwa',
    },
    credit: {
      button: 'Punguza nauli',
      title: 'Upunguze nauli ya kisichofika?',
      body: 'Sehemu yake ya nauli, pamoja na VAT, inatolewa kwenye deni la mteja.',
      fields: { cargo: 'Mzigo', quantity: 'Idadi ambayo haikufika', amount: 'Kiasi' },
      hints: { cargo: 'Acha wazi kama mzigo ni mmoja tu.', amount: 'Acha wazi kwa sehemu yake ya nauli.' },
      reason: 'Nini kiliupata',
      done: 'Nauli imepunguzwa',
    },
    correct_part: {
      button: 'Sahihisha lori la kabla',
      title: 'Usahihishe ilichosoma odomita ya lori la kabla?',
      body: 'Lori la kwanza la safari ni 1. Andika ilichosoma kweli; acha wazi iliyokuwa sahihi.',
      fields: {
        part: 'Lori la ngapi, kuanzia la kwanza',
        odometer_out: 'Lilipoondoka (km)',
        odometer_in: 'Lilipobadilishwa (km)',
        reading_is_right: 'Usomaji ni sahihi',
      },
      hints: { reading_is_right: 'Huulizwa tu lori likionekana limekwenda mbali sana kwa siku.' },
      reason: 'Kilichokosewa',
      done: 'Odomita imesahihishwa',
    },
  },
} as const;
