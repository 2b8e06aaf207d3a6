// cspell:ignore kimewahi kuletwa tiketi skani msimbo kuchukua vipuri kifaa aliyoachwa
import type { Words } from '#core/i18n/language.ts';

/** The words of the two papers of a job: the card that lies with the item, and the ticket of the customer. */
export const JOB_PAPER = {
  papers: { en: 'Papers', sw: 'Hati' },
  ticket: { en: 'Claim ticket', sw: 'Tiketi ya mteja' },
  card: { en: 'Job card', sw: 'Kadi ya kazi' },
  estimate: { en: 'Estimate', sw: 'Makadirio' },
  label: { en: 'Label', sw: 'Lebo' },
  workAndParts: { en: 'Work and parts', sw: 'Kazi na vipuri' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  quantity: { en: 'Quantity', sw: 'Idadi' },
  total: { en: 'Total', sw: 'Jumla' },
  estimateHolds: {
    en: 'We ask you again before it costs more than 10 % above this.',
    sw: 'Tutakuuliza tena kabla haijazidi kiasi hiki kwa zaidi ya 10 %.',
  },
  wasHere: { en: 'This item was here before', sw: 'Kifaa hiki kimewahi kuletwa' },
  warrantyRuns: {
    en: 'The warranty of {number} runs until {day}.',
    sw: 'Waranti ya {number} inaendelea hadi {day}.',
  },
  askCustomer: { en: 'Ask the customer', sw: 'Muulize mteja' },
  photosWhy: { en: 'How the item looks as it comes in.', sw: 'Jinsi kifaa kilivyo kinapoletwa.' },
  received: { en: 'Received', sw: 'Ilipokelewa' },
  customer: { en: 'Customer', sw: 'Mteja' },
  work: { en: 'Work', sw: 'Kazi' },
  item: { en: 'Item', sw: 'Kifaa' },
  serial: { en: 'Serial number', sw: 'Namba ya kifaa' },
  condition: { en: 'Condition', sw: 'Ilivyopokelewa' },
  accessories: { en: 'Left with it', sw: 'Vitu vilivyoachwa nacho' },
  problem: { en: 'Problem', sw: 'Tatizo' },
  assignee: { en: 'Assigned to', sw: 'Anayehudumia' },
  appointment: { en: 'Appointment', sw: 'Miadi' },
  promised: { en: 'Promised for', sw: 'Imeahidiwa' },
  parts: { en: 'Parts', sw: 'Vipuri' },
  warranty: { en: 'Warranty', sw: 'Waranti' },
  days: { en: '{n} days', sw: 'siku {n}' },
  deposit: { en: 'Deposit paid', sw: 'Amana iliyolipwa' },
  remarks: { en: 'Remarks', sw: 'Maoni' },
  scan: { en: 'Scan to see how it stands.', sw: 'Skani uone imefikia wapi.' },
  bring: { en: 'Bring this ticket to collect it.', sw: 'Leta tiketi hii kuchukua kifaa.' },
} as const satisfies Record<string, Words>;
