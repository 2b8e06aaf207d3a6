import type { SaidIn } from '#core/said-of-transition.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { sendSms } from '#modules/finance/public.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { QUOTE_LINK } from '../../quote-link/quote-address.ts';
import { readSender } from '../../receipt/server/post-receipt.ts';
import { CustomerNotReached } from '../errors.ts';
import type { quote } from '../quote.entity.ts';
import { quoteMessage } from '../quote-message.rules.ts';
import type { QuoteRow } from './hold-quotes.ts';

/** A quote that has not left after so long is sent again by hand. */
const LIFE_HOURS = 48;

/** Puts a quote into the outbox, for each way that is said; one that is handed over leaves by none. */
export async function postQuote(
  context: CommandContext,
  offer: QuoteRow,
  { by_email, by_sms }: SaidIn<typeof quote, 'send'>,
): Promise<void> {
  if (!by_email && !by_sms) return;
  const { tx, branch, services, call } = context;
  const [reached] = await tx.query<Reached>(REACHED, [offer.customer_id]);
  const goods = await tx.query<{ id: string; name: string }>(
    `select id, name from ${product.table} where id = any($1)`,
    [offer.lines.map(({ product_id }) => product_id)],
  );
  const names = new Map(goods.map(({ id, name }) => [id, name]));
  const { shop, sender_name, language } = await readSender(tx, branch.id);
  const address = services.addressForOthers(call.origin);
  const link = address && offer.link_code ? `${address}${QUOTE_LINK.pathOf(offer.link_code)}` : null;
  const style = { shop, language, currency_format: branch.settings.currency_format, link };
  const ways = [
    ...(by_email ? [{ channel: 'email' as const, to: reached?.email }] : []),
    ...(by_sms ? [{ channel: 'sms' as const, to: reached?.phone_number }] : []),
  ];
  for (const { channel, to } of ways) {
    if (!to) throw CustomerNotReached({ customer: reached?.name ?? '' });
    const message = { to, lifeHours: LIFE_HOURS, ...quoteMessage(offer, names, style, channel) };
    if (channel === 'sms') await sendSms(context, { ...message, from: sender_name });
    else services.post(context, { ...message, channel });
  }
}

interface Reached {
  name: string;
  email: string | null;
  phone_number: string | null;
}

const REACHED = `select name, email, phone_number from ${customer.table} where id = $1`;
