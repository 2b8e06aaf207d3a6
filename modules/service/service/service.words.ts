// cspell:ignore unakusudia limefungwa waranti wa kazi hii iliisha fanya nyingine au toa punguzo ya huduma nyingine
/** What stands below the figures of a job. */
export const FIGURES_OF_JOB = {
  agreed: { en: 'agreed {amount}', sw: 'kilichokubaliwa {amount}' },
  deposit: { en: 'deposit {amount}', sw: 'amana {amount}' },
  percent: { en: '{percent} % without VAT', sw: '{percent} % bila VAT' },
} as const;

/** Sentences about jobs beside their fields. */
export const SERVICE_TEXTS = {
  warrantyEnded: {
    en: 'The warranty of this service ended on {day}. Make an ordinary one, or give a discount.',
    sw: 'Waranti ya huduma hii iliisha {day}. Tengeneza huduma ya kawaida, au toa punguzo.',
  },
  noWarranty: { en: 'This service has no warranty.', sw: 'Huduma hii haina waranti.' },
  warrantyIsFree: {
    en: 'Work under warranty costs the customer nothing.',
    sw: 'Kazi iliyo chini ya waranti hailipiwi na mteja.',
  },
  beforeDate: {
    en: 'The promised time is before the date of the service.',
    sw: 'Muda ulioahidiwa uko kabla ya tarehe ya huduma.',
  },
  bothOrNone: {
    en: 'An appointment has a start and an end.',
    sw: 'Miadi ina kuanza na kumaliza.',
  },
  endsBefore: { en: 'The service must end after it starts.', sw: 'Huduma lazima imalizike baada ya kuanza.' },
  outsideHours: {
    en: 'The branch is open {hours} that day. Confirm it if you mean to work at another time.',
    sw: 'Tawi huwa wazi {hours} siku hiyo. Thibitisha ikiwa unakusudia kufanya kazi muda mwingine.',
  },
  closedDay: {
    en: 'The branch is closed that day. Confirm it if you mean to work then.',
    sw: 'Tawi limefungwa siku hiyo. Thibitisha ikiwa unakusudia kufanya kazi siku hiyo.',
  },
  nothingEstimated: { en: 'Say how much it will cost.', sw: 'Sema itagharimu kiasi gani.' },
  paidAhead: {
    en: 'This customer has paid a deposit for it. Cancel the service to pay it back.',
    sw: 'Mteja huyu ameilipia amana. Ghairi huduma ili kuirudisha.',
  },
  whoPaysAhead: {
    en: 'Choose the customer who pays the deposit.',
    sw: 'Chagua mteja anayelipa amana.',
  },
  typeArchived: {
    en: 'This type of service is archived. Choose another one.',
    sw: 'Aina hii ya huduma imehifadhiwa. Chagua nyingine.',
  },
  inFuture: {
    en: 'A service of the past has a day that is over.',
    sw: 'Huduma ya zamani ina siku iliyopita.',
  },
  historyTakesNothing: {
    en: 'A service of the past takes no money. Leave this blank.',
    sw: 'Huduma ya zamani haipokei pesa. Acha wazi.',
  },
  sharesTooMuch: {
    en: 'The shares come to more than 100 %.',
    sw: 'Sehemu zote kwa pamoja zinazidi 100 %.',
  },
  saleIsVoid: { en: 'Sale {number} was voided.', sw: 'Mauzo {number} yamebatilishwa.' },
  saleCameBack: { en: 'Returned to sale {number}.', sw: 'Imerudishwa kwenye mauzo {number}.' },
  billedAsSold: {
    en: 'Every service that a sale opened was sold for the amounts of its line.',
    sw: 'Kila huduma iliyofunguliwa na mauzo iliuzwa kwa kiasi cha mstari wake.',
  },
  helpsTwice: { en: 'This person works on it already.', sw: 'Mtu huyu tayari anaifanya.' },
  lockRead: { en: 'Lock code read', sw: 'Namba ya kufungua imesomwa' },
  servicesOne: { en: '{n} service', sw: 'huduma {n}' },
  servicesMany: { en: '{n} services', sw: 'huduma {n}' },
  areTheirSales: {
    en: 'Every completed service has a sale of the same amounts.',
    sw: 'Kila huduma iliyokamilika ina mauzo ya kiasi kilekile.',
  },
  reservedAreOpen: {
    en: 'Parts are reserved only for services in progress.',
    sw: 'Vipuri vimetengwa kwa huduma zinazoendelea tu.',
  },
  numbersHaveNoGap: {
    en: 'The services of a branch are numbered in order each year, with no gaps and no duplicates.',
    sw: 'Huduma za tawi kwa mwaka zina namba zinazofuatana, bila pengo wala namba kurudiwa.',
  },
} as const;
