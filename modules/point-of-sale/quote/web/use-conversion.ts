import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { invoice } from '../../invoice/invoice.entity.ts';
import { bookedQuantity } from '../../receipt/wire-amounts.ts';
import { sale } from '../../sale/sale.entity.ts';
import { waysToPay } from '../../till/payment.rules.ts';
import { quote as quoteEntity } from '../quote.entity.ts';
import type { QuoteTerms } from '../quote-terms.answer.ts';
import { amountOfPart, type ChosenPart, sumOfParts, wayToTotal } from './part-sums.ts';
import { partsIn } from './parts-in.ts';
import { QUOTE } from './quote.words.ts';
import type { WireQuote } from './wire-quote.ts';

/** What is being made of a quote: the parts chosen, how they are paid, and the call that makes it. */
export function useConversion(quote: WireQuote, terms: QuoteTerms) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  // Made when the form opens: a second press or a retry converts once.
  const [id] = useState(newId);
  const [parts, setParts] = useState<readonly ChosenPart[]>(() => partsIn(terms, 'whole'));
  // Changes as all quantities are set at once, and their inputs begin with those.
  const [round, setRound] = useState(0);
  const [to, setTo] = useState<'invoice' | 'sale'>(may('create_invoice') ? 'invoice' : 'sale');
  const ways = waysToPay(terms.accounts, may('sale_on_credit'));
  const [way, setWay] = useState(ways[0]?.key ?? '');
  const [typed, setReceived] = useState<string | null>(null);
  const [due_date, setDue] = useState('');
  const [deliver, setDeliver] = useState(false);
  const [sending, setSending] = useState(false);
  const chosen = parts.filter(({ quantity }) => quantity > 0n);
  const total = sumOfParts(quote, terms.lines, chosen);
  const moved = terms.lines.filter(
    ({ present, quoted, left }) => left > 0 && present !== null && present !== quoted,
  );
  const said = new Set(moved.map(({ line_no }) => parts[line_no - 1]?.prices ?? null));
  const received = typed ?? String(moneyToWire(total, currency));
  const by = ways.find(({ key }) => key === way);
  const send = async () => {
    setSending(true);
    try {
      await call('PUT', 'quote/convert', {
        body: {
          ...{ id, quote_id: quote.id, to },
          ...(to === 'invoice' && due_date ? { due_date } : {}),
          ...(to === 'invoice' && deliver ? { deliver } : {}),
          lines: chosen.map((part) => ({ ...part, quantity: quantityToWire(part.quantity) })),
          ...(to === 'sale' && by && Number(received) > 0
            ? {
                payments: [
                  {
                    ...(by.account_id ? { account_id: by.account_id } : {}),
                    mode: by.mode,
                    amount: Number(received),
                  },
                ],
              }
            : {}),
        },
        idempotencyKey: id,
      });
      showToast({
        tone: 'success',
        title: say(to === 'sale' ? QUOTE.madeSale : deliver ? QUOTE.delivered : QUOTE.madeInvoice),
      });
      // What is left, stock and money have moved with it.
      await client.invalidateQueries();
      const made = to === 'sale' ? sale : invoice;
      void navigate({ to: viewAddress(made, id, may) ?? quoteEntity.screens.list });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return {
    ...{ parts, round, to, setTo, ways, way, setWay, received, setReceived, total, sending, send },
    ...{ due_date, setDue, deliver, setDeliver },
    way_to_total: wayToTotal(quote, terms.lines, chosen),
    amountOf: (part: ChosenPart) => amountOfPart(quote, terms.lines[part.line_no - 1], part),
    /** How many prices went up and came down, and which of them hold for all lines where one does. */
    moved: {
      up: moved.filter(({ present, quoted }) => (present ?? 0) > quoted).length,
      down: moved.filter(({ present, quoted }) => (present ?? 0) < quoted).length,
      all_at: said.size === 1 ? ([...said][0] ?? null) : null,
    },
    priceAll: (prices: ChosenPart['prices']) =>
      setParts(
        parts.map((part) =>
          moved.some(({ line_no }) => line_no === part.line_no) ? { ...part, prices } : part,
        ),
      ),
    change: (part: ChosenPart) => setParts(parts.map((one) => (one.line_no === part.line_no ? part : one))),
    take(what: Parameters<typeof partsIn>[1]) {
      setParts(partsIn(terms, what, parts));
      setRound(round + 1);
    },
    isComplete:
      chosen.length > 0 &&
      chosen.every(({ prices, quantity, line_no }) => {
        const left = terms.lines[line_no - 1]?.left ?? 0;
        return prices !== null && quantity <= bookedQuantity(left);
      }),
  };
}
