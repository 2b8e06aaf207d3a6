// cspell:ignore tiketi skani msimbo kuchukua vipuri kifaa aliyoachwa
import type { Words } from '#core/i18n/language.ts';

/** The words of the two papers of a job: the card that lies with the item, and the ticket of the customer. */
export const JOB_PAPER = {
  papers: { en: 'Papers', sw: 'Hati' },
  size: { en: 'Paper size', sw: 'Ukubwa wa karatasi' },
  ticket: { en: 'Claim ticket', sw: 'Tiketi ya mteja' },
  card: { en: 'Job card', sw: 'Kadi ya kazi' },
  print: { en: 'Print', sw: 'Chapisha' },
  asPdf: { en: 'PDF', sw: 'PDF' },
  copyLink: { en: 'Copy link', sw: 'Nakili kiungo' },
  copied: { en: 'Link copied', sw: 'Kiungo kimenakiliwa' },
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
  remarks: { en: 'Remarks', sw: 'Maoni' },
  scan: { en: 'Scan to see how it stands.', sw: 'Skani uone imefikia wapi.' },
  bring: { en: 'Bring this ticket to collect it.', sw: 'Leta tiketi hii kuchukua kifaa.' },
} as const satisfies Record<string, Words>;
