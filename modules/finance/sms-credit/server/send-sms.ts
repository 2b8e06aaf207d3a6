import { smsParts } from '#core/sms-parts.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { NoSmsLeft } from '../errors.ts';
import { holdSmsCredit } from './sms-credit.ts';

/** An SMS of a branch to one person. */
export interface SmsOfBranch {
  to: string;
  text: string;
  /** The registered name that it comes from; that of the gateway where the branch has none. */
  from: string | null;
  lifeHours: number;
}

/** Puts an SMS that somebody asked for into the outbox; refused where the branch has used up what it bought. */
export async function sendSms(context: CommandContext, sms: SmsOfBranch): Promise<void> {
  if (!(await sendSmsIfPaid(context, sms))) throw NoSmsLeft();
}

/** The same for what goes by itself with something else, which never fails for want of it; says whether it will leave. */
export async function sendSmsIfPaid(
  context: CommandContext,
  { to, text, from, lifeHours }: SmsOfBranch,
): Promise<boolean> {
  const { tx, branch, services } = context;
  const { isEnough } = await holdSmsCredit(tx, branch.id, smsParts(text).parts);
  if (!isEnough) return false;
  services.post(context, {
    ...{ channel: 'sms', to, subject: '', text, lifeHours },
    ...(from ? { from } : {}),
    charge: { branch_id: branch.id },
  });
  return true;
}
