import type { Tone } from '#core/define-states.ts';

const TONES: Readonly<Record<Tone, readonly string[]>> = {
  success: [
    'available',
    'in_stock',
    'paid',
    'approved',
    'delivered',
    'verified',
    'active',
    'completed',
    'received',
  ],
  warning: ['almost_out', 'pending', 'partial', 'part_paid', 'maintenance', 'grace', 'trial', 'expiring'],
  danger: [
    'out_of_stock',
    'overdue',
    'declined',
    'not approved',
    'out of service',
    'expired',
    'unpaid',
    'closed',
    'wrong_login',
    'refusal',
  ],
  info: ['reserved', 'in transit', 'read_only', 'modification', 'export'],
  brand: ['in use', 'booked', 'checked_in', 'creation'],
  neutral: ['checked_out', 'draft', 'cancelled', 'disabled', 'archived', 'deletion'],
};

/** The colour of a status that stands in no table of states. */
export function toneOfStatus(status: string): Tone {
  const asked = status.toLowerCase();
  const found = Object.entries(TONES).find(([, statuses]) => statuses.includes(asked));
  return (found?.[0] as Tone | undefined) ?? 'neutral';
}
