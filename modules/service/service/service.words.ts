// cspell:ignore unakusudia limefungwa waranti wa kazi hii iliisha fanya nyingine au toa punguzo ya huduma nyingine
/** What stands below the figures of a job. */
export const FIGURES_OF_JOB = {
  agreed: { en: 'agreed {amount}', sw: 'kilichokubaliwa {amount}' },
  deposit: { en: 'deposit {amount}', sw: 'amana {amount}' },
  percent: { en: '{percent} % without VAT', sw: '{percent} % bila VAT' },
} as const;

/** How far a job is, what comes next, and what its page tells of work, parts and money. */
export const JOB_PAGE = {
  progress: { en: 'How far it is', sw: 'Imefikia wapi' },
  received: { en: 'Received', sw: 'Imepokelewa' },
  quoted: { en: 'Quoted', sw: 'Makadirio' },
  approved: { en: 'Agreed', sw: 'Imekubaliwa' },
  begun: { en: 'In progress', sw: 'Inaendelea' },
  ready: { en: 'Ready', sw: 'Iko tayari' },
  collected: { en: 'Collected', sw: 'Imechukuliwa' },
  start: { en: 'Next: start the work.', sw: 'Kinachofuata: anza kazi.' },
  startBy: { en: 'Next: {who} starts the work.', sw: 'Kinachofuata: {who} aanze kazi.' },
  customer: { en: 'Waits for the customer since {moment}.', sw: 'Inamsubiri mteja tangu {moment}.' },
  parts: { en: 'Waits for parts since {moment}.', sw: 'Inasubiri vipuri tangu {moment}.' },
  finish: { en: 'Next: finish the work.', sw: 'Kinachofuata: kamilisha kazi.' },
  finishBy: { en: '{who} is working on it.', sw: '{who} anaishughulikia.' },
  hand_out: { en: 'Next: hand it out.', sw: 'Kinachofuata: mkabidhi mteja.' },
  take_and_hand_out: {
    en: 'Next: take {amount} and hand it out.',
    sw: 'Kinachofuata: pokea {amount}, kisha mkabidhi mteja.',
  },
  lies: { en: 'Not collected for {n} days.', sw: 'Haijachukuliwa kwa siku {n}.' },
  over: { en: 'Collected {moment}.', sw: 'Ilichukuliwa {moment}.' },
  overBy: { en: 'Collected by {who}, {moment}.', sw: 'Ilichukuliwa na {who}, {moment}.' },
  workAndParts: { en: 'Work and parts', sw: 'Kazi na vipuri' },
  line: { en: 'Line', sw: 'Mstari' },
  quantity: { en: 'Quantity', sw: 'Idadi' },
  cost: { en: 'Cost', sw: 'Gharama' },
  price: { en: 'Price', sw: 'Bei' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  free: { en: 'in the price of the work', sw: 'imo kwenye bei ya kazi' },
  batch: { en: 'batch {batch}', sw: 'bechi {batch}' },
  cameBack: { en: '{n} returned', sw: '{n} imerudishwa' },
  minutes: { en: '{n} min', sw: 'dakika {n}' },
  where: { en: 'Where {amount} goes', sw: '{amount} zinakwenda wapi' },
  partsAtCost: { en: 'Parts at cost', sw: 'Gharama ya vipuri' },
  vat: { en: 'VAT', sw: 'VAT' },
  commission: { en: 'Commission', sw: 'Kamisheni' },
  margin: { en: 'Margin', sw: 'Faida' },
  before: { en: 'Before, {moment}', sw: 'Kabla, {moment}' },
  after: { en: 'After, {moment}', sw: 'Baada, {moment}' },
  early: { en: 'ready {moment}, {time} early', sw: 'tayari {moment}, mapema {time}' },
  readyLate: { en: 'ready {moment}, {time} late', sw: 'tayari {moment}, imechelewa {time}' },
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
  whyFree: {
    en: 'Say in the remarks why this work costs nothing.',
    sw: 'Andika kwenye maoni kwa nini kazi hii hailipiwi.',
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
  noDeposit: {
    en: 'This belongs to a deposit, and no amount is typed.',
    sw: 'Hii ni ya amana, na hakuna kiasi kilichoandikwa.',
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
