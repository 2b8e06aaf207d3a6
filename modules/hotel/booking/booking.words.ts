/** Sentences about bookings beside their fields, and about what must hold of them. */
export const BOOKING_TEXTS = {
  leavesBefore: {
    en: 'Departure must be after arrival. For a room without a night choose “By day”.',
    sw: 'Kuondoka lazima kuwe baada ya kufika. Kwa chumba bila usiku chagua “Mchana tu”.',
  },
  sameDay: {
    en: 'A room by day is left on the day of arrival.',
    sw: 'Chumba cha mchana huachwa siku hiyo hiyo ya kufika.',
  },
  pricedInOwn: {
    en: 'This is for a stay in another currency. Choose the currency, or leave it blank.',
    sw: 'Hii ni ya ukaaji wa sarafu nyingine. Chagua sarafu, au acha wazi.',
  },
  pricedInOther: {
    en: 'This stay is in another currency: enter its price in that.',
    sw: 'Ukaaji huu ni wa sarafu nyingine: andika bei yake kwa sarafu hiyo.',
  },
  howMuchInOther: {
    en: 'Enter the price per night: this room type has none in that currency.',
    sw: 'Andika bei ya usiku; aina hii ya chumba haina bei kwa sarafu hiyo.',
  },
  noSuchCoin: {
    en: 'This currency has no such small coin.',
    sw: 'Sarafu hii haina sarafu ndogo hivyo.',
  },
  whichRate: {
    en: 'Enter what one unit of that currency is worth.',
    sw: 'Andika thamani ya kipimo kimoja cha sarafu hiyo.',
  },
  priceNeeded: { en: 'Enter the right price.', sw: 'Andika bei sahihi.' },
  otherMoney: {
    en: 'This stay can be paid in its own currency or in yours.',
    sw: 'Ukaaji huu unaweza kulipwa kwa sarafu yake au yako.',
  },
  howMuchByDay: {
    en: 'Enter a price: this room type has no price by day.',
    sw: 'Andika bei ya chumba kwa mchana; aina yake haina bei hiyo.',
  },
  staysLonger: {
    en: 'The stay was booked to {day}. Change the departure first, or say on which day the guest left.',
    sw: 'Kukaa kuliwekwa hadi {day}. Badilisha siku ya kuondoka kwanza, au sema mgeni aliondoka siku gani.',
  },
  leftBefore: { en: 'The guest arrived on {day}.', sw: 'Mgeni alifika tarehe {day}.' },
  stayTooLong: { en: 'A booking has at most 366 nights.', sw: 'Uhifadhi una usiku 366 kwa zaidi.' },
  endsBefore: { en: 'The last night is before the first.', sw: 'Usiku wa mwisho uko kabla ya wa kwanza.' },
  inThePast: { en: 'This day is over.', sw: 'Siku hii imepita.' },
  whichRoom: { en: 'Choose a room or a type of rooms.', sw: 'Chagua chumba au aina ya chumba.' },
  whyGiven: {
    en: 'Say why the room is given free of charge.',
    sw: 'Andika kwa nini chumba kimetolewa bila malipo.',
  },
  howMuch: {
    en: 'Say up to which amount may be charged to the room.',
    sw: 'Andika kiasi cha mwisho kinachoweza kutozwa kwenye chumba.',
  },
  noLimit: {
    en: 'An amount needs “Up to a limit”. Choose it, or leave the amount blank.',
    sw: 'Kiasi kinahitaji “Hadi kikomo”. Chagua hilo, au acha kiasi wazi.',
  },
  roomOrLater: {
    en: 'Choose the room now, or leave it blank and give it later.',
    sw: 'Chagua chumba sasa, au acha wazi ukitoe baadaye.',
  },
  fixedNeedsRoom: {
    en: 'First choose the room that is not to be changed.',
    sw: 'Chagua kwanza chumba ambacho hakitabadilishwa.',
  },
  byDayHasRoom: {
    en: 'A room by day is chosen as it is booked.',
    sw: 'Chumba cha mchana huchaguliwa kinapohifadhiwa.',
  },
  roomIsNeeded: {
    en: 'Without room {room} there is none for {guest} on the night of {night}. Give that booking another room first.',
    sw: 'Bila chumba {room} hakuna chumba cha {guest} usiku wa {night}. Upe uhifadhi huo chumba kingine kwanza.',
  },
  otherType: { en: 'Choose a room of the same type.', sw: 'Chagua chumba cha aina hiyo hiyo.' },
  roomElsewhere: { en: 'This room is not of this branch.', sw: 'Chumba hiki si cha tawi hili.' },
  roomIsBooked: {
    en: 'Room {room} is booked from {since} to {until} by {guest}. Move that booking first.',
    sw: 'Chumba {room} kimehifadhiwa {since} hadi {until} na {guest}. Hamisha uhifadhi huo kwanza.',
  },
  bookingsOne: { en: '{n} booking', sw: 'uhifadhi {n}' },
  bookingsMany: { en: '{n} bookings', sw: 'uhifadhi {n}' },
  numbersHaveNoGap: {
    en: 'The numbers of bookings have no gap.',
    sw: 'Namba za uhifadhi hazina pengo.',
  },
  notPosted: {
    en: 'This night is not posted yet. Change its price with that of the booking.',
    sw: 'Usiku huu bado haujatozwa. Badili bei yake kwenye uhifadhi.',
  },
  nightIsPosted: {
    en: 'The night of {night} is posted. The guest leaves after it.',
    sw: 'Usiku wa {night} umetozwa. Mgeni huondoka baada yake.',
  },
  staysAreTheirNights: {
    en: 'Charges of each stay equal its posted nights plus its fee for leaving early.',
    sw: 'Kilichotozwa kwa mgeni ni usiku wake uliotozwa na gharama ya kuondoka mapema.',
  },
  nightsAreTaken: {
    en: 'Every booking has its rooms for its nights.',
    sw: 'Kila uhifadhi una vyumba vyake kwa usiku wake.',
  },
} as const;
