import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const STOCK_REQUEST_TEXTS = {
  titlesAsked: {
    en: 'Stock request {number} is waiting for your answer',
    sw: 'Ombi la bidhaa {number} linasubiri jibu lako',
  },
  titlesChanged: { en: 'Stock request {number} was changed', sw: 'Ombi la bidhaa {number} limebadilishwa' },
  titlesApproved: { en: 'Stock request {number} is approved', sw: 'Ombi la bidhaa {number} limeidhinishwa' },
  titlesNotApproved: {
    en: 'Stock request {number} is not approved',
    sw: 'Ombi la bidhaa {number} halijaidhinishwa',
  },
  titlesDeclined: { en: 'Stock request {number} is declined', sw: 'Ombi la bidhaa {number} limekataliwa' },
  titlesSent: {
    en: 'Goods of stock request {number} are on their way',
    sw: 'Bidhaa za ombi {number} ziko njiani',
  },
  titlesReceived: {
    en: 'Goods of stock request {number} were received',
    sw: 'Bidhaa za ombi {number} zimepokelewa',
  },
  titlesReturned: {
    en: 'Goods of stock request {number} are coming back',
    sw: 'Bidhaa za ombi {number} zinarudi',
  },
  textsAsked: { en: 'Open it to see what is needed.', sw: 'Lifungue uone kinachohitajika.' },
  textsApproved: {
    en: 'The goods are reserved until they are sent.',
    sw: 'Bidhaa zimetengwa hadi zitakapotumwa.',
  },
  textsNotApproved: { en: 'Open it to see why.', sw: 'Lifungue uone sababu.' },
  textsDeclined: { en: 'Open it to see why.', sw: 'Lifungue uone sababu.' },
  textsSent: { en: 'Receive them when they arrive.', sw: 'Zipokee zitakapofika.' },
  textsReceived: { en: 'Open it to see what arrived.', sw: 'Lifungue uone kilichofika.' },
  textsReturned: {
    en: 'They are in the stock of the store they came from.',
    sw: 'Zimerudi kwenye stoo zilikotoka.',
  },
  noGoods: {
    en: 'A service has no stock, so it cannot be requested.',
    sw: 'Huduma haina stoku, hivyo haiwezi kuombwa.',
  },
  twice: { en: 'This product is already in the request.', sw: 'Bidhaa hii tayari ipo kwenye ombi.' },
  notAUnit: {
    en: 'This product is not counted in this unit.',
    sw: 'Bidhaa hii haihesabiwi kwa kipimo hiki.',
  },
  transitIsRequests: {
    en: 'Goods in transit (1210) equal what was sent and has not arrived.',
    sw: 'Akaunti 1210 ya kila tawi ni thamani ya bidhaa za maombi yake zilizo njiani kwenda matawi mengine.',
  },
  reservedIsRequests: {
    en: 'Reserved stock equals what approved stock requests and services have yet to take.',
    sw: 'Kilichotengwa kwenye stoo ni kile ambacho maombi yaliyoidhinishwa na huduma bado hazijachukua.',
  },
  requestsOne: { en: '{n} stock request', sw: 'Ombi {n} la bidhaa' },
  requestsMany: { en: '{n} stock requests', sw: 'Maombi {n} ya bidhaa' },
} as const satisfies Readonly<Record<string, Words>>;
