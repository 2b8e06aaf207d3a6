/** Sentences about truck orders beside their fields, and about what must hold of them. */
export const TRUCK_ORDER_TEXTS = {
  endsBefore: { en: 'A trip ends after it starts.', sw: 'Safari huisha baada ya kuanza.' },
  isNoTrailer: { en: 'This is a truck. Choose a trailer.', sw: 'Hili ni lori. Chagua tela.' },
  isNoTruck: { en: 'This is a trailer. Choose a truck.', sw: 'Hili ni tela. Chagua lori.' },
  sameTruck: { en: 'This truck is on the trip already.', sw: 'Lori hili tayari liko kwenye safari hii.' },
  changedByStep: {
    en: 'The truck is loading or on the road. Use “Change truck” on the page of the trip.',
    sw: 'Lori linapakiwa au liko njiani. Tumia “Badili lori” kwenye ukurasa wa safari.',
  },
  sayWhenItEnds: {
    en: 'The trip should be over by now. Say when it ends.',
    sw: 'Safari ilipaswa kuwa imeisha. Sema itaisha lini.',
  },
  isHelperToo: { en: 'The driver cannot be the helper too.', sw: 'Dereva hawezi kuwa pia utingo.' },
  cargoTaken: {
    en: 'This cargo is on order {number} already.',
    sw: 'Mzigo huu tayari uko kwenye oda {number}.',
  },
  cargoGone: { en: 'This cargo is not waiting.', sw: 'Mzigo huu hausubiri.' },
  notArrived: { en: 'The truck has not arrived yet.', sw: 'Lori bado halijafika.' },
  whichCargo: {
    en: 'Several cargos are on this trip. Say which one.',
    sw: 'Safari hii ina mizigo kadhaa. Sema ni upi.',
  },
  notOnTrip: { en: 'This cargo is not on the trip.', sw: 'Mzigo huu hauko kwenye safari hii.' },
  noQuantity: {
    en: 'This cargo has no quantity. Record the delivery, then credit its freight by an amount.',
    sw: 'Mzigo hausemi ulikuwa kiasi gani. Punguza nauli yake kwa kiasi baadaye.',
  },
  onlyLoaded: {
    en: 'Only {quantity} of it can be missing.',
    sw: 'Kinachoweza kukosekana ni {quantity} tu.',
  },
  sayAmount: {
    en: 'The freight of this cargo is not known. Type the amount.',
    sw: 'Nauli ya mzigo huu haijulikani. Andika kiasi.',
  },
  noSuchPart: {
    en: 'The truck was not changed that many times.',
    sw: 'Lori halikubadilishwa mara nyingi hivyo.',
  },
  whichReading: { en: 'Type the reading that was wrong.', sw: 'Andika usomaji uliokosewa.' },
  holdsAdvance: {
    en: 'The driver holds an advance of this trip. Settle it first.',
    sw: 'Dereva ana pesa ya safari hii. Malizana naye kwanza.',
  },
  ordersOne: { en: '{n} truck order', sw: 'oda {n} ya lori' },
  ordersMany: { en: '{n} truck orders', sw: 'oda {n} za malori' },
  numbersHaveNoGap: {
    en: 'The numbers of truck orders have no gap.',
    sw: 'Namba za oda za malori hazina pengo.',
  },
} as const;
