import { useQuery } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { quoteTermsAnswer } from '../quote-terms.answer.ts';
import { ConvertForm } from './convert-form.tsx';
import type { WireQuote } from './wire-quote.ts';

/** What becomes of a quote, once it is known what is left of it and what has changed. */
export function ConvertCard({ quote }: { quote: WireQuote }) {
  const { data: terms } = useQuery({
    queryKey: ['quote', 'terms', quote.id, quote.version],
    queryFn: () => ask(quoteTermsAnswer, withQuery('quote/terms', { id: quote.id })),
  });
  return terms ? <ConvertForm key={quote.version} {...{ quote, terms }} /> : null;
}
