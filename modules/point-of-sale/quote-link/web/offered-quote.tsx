import { unitText } from '#modules/inventory/public.web.ts';
import { BY_LINK, type Linked } from '#modules/session/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { type Sum, Sums } from '#ui/show/sums.tsx';
import { Verdict, type VerdictProps } from '#ui/show/verdict.tsx';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { QUOTE_PAGE } from '../quote-link.words.ts';
import { acceptQuoteShown, type QuoteByLink } from './quote-call.ts';

const WORDS = { ...BY_LINK, ...QUOTE_PAGE };

const TONES: Readonly<Record<QuoteByLink['standing'], VerdictProps['tone']>> = {
  ...{ open: 'success', accepted: 'success', ordered: 'success', expired: 'warning', closed: 'danger' },
};

interface OfferedQuoteProps {
  quote: QuoteByLink;
  code: string;
  linked: Linked<QuoteByLink>;
}

/** What is offered at which prices and until when, and the one answer: to accept it. */
export function OfferedQuote({ quote, code, linked }: OfferedQuoteProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { standing, business, currency, total_amount, accepted_at } = quote;
  const until = dayText(quote.valid_until, language);
  // A customer reads it by his own clock.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts: readonly (readonly [keyof typeof WORDS, string | null])[] = [
    ['number', quote.number],
    ['date', dayText(quote.date, language)],
    ['until', until],
    ['remarks', quote.remarks],
    ['business', business],
    ['branch', quote.branch],
  ];
  return (
    <>
      <Verdict
        tone={TONES[standing]}
        title={say(QUOTE_PAGE[standing])}
        text={say(QUOTE_PAGE[`${standing}Text`], { until, business })}
      />
      {quote.accepted_by_link && accepted_at && (
        <p>{say(QUOTE_PAGE.youAccepted, { at: instantText(accepted_at, language, zone) })}</p>
      )}
      <OfferedGoods quote={quote} />
      <Card>
        <Facts
          look="aside"
          items={facts.flatMap(([key, value]) => (value ? [{ key, title: say(WORDS[key]), value }] : []))}
        />
      </Card>
      {standing === 'open' && (
        <Button
          kind="primary"
          size="l"
          icon="check"
          block
          disabled={linked.isBusy}
          onClick={() => linked.answer(() => acceptQuoteShown(code, quote.version))}
        >
          {say(QUOTE_PAGE.accept, { amount: `${currency} ${moneyText(total_amount, currency)}` })}
        </Button>
      )}
    </>
  );
}

/** The lines with their prices and what they come to. */
function OfferedGoods({ quote }: { quote: QuoteByLink }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, discount, tax, total_amount } = quote;
  const others: Sum[] = [
    ...(discount
      ? [{ key: 'discount', title: say(QUOTE_PAGE.discount), amount: moneyText(-discount, currency) }]
      : []),
    ...(tax > 0
      ? [
          {
            key: 'tax',
            title: say(quote.is_tax_added ? QUOTE_PAGE.taxAdded : QUOTE_PAGE.taxIncluded),
            amount: moneyText(tax, currency),
          },
        ]
      : []),
  ];
  const sums: Sum[] = [
    ...others,
    {
      key: 'total',
      title: say(QUOTE_PAGE.total),
      amount: `${currency} ${moneyText(total_amount, currency)}`,
      look: others.length > 0 ? 'result' : 'total',
    },
  ];
  return (
    <>
      <Card title={say(QUOTE_PAGE.lines)} flush>
        <LineList
          lines={quote.lines.map(({ product, unit, quantity, unit_price, total_amount: amount }, place) => ({
            key: `${place}`,
            title: product,
            note: say(QUOTE_PAGE.each, {
              quantity: [quantityText(quantity), unitText(unit, language, quantity)]
                .filter(Boolean)
                .join(' '),
              price: moneyText(unit_price, currency),
            }),
            figure: moneyText(amount, currency),
          }))}
        />
      </Card>
      <Card>
        <Sums sums={sums} />
      </Card>
    </>
  );
}
