import { queryOptions, useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { answeredAnswer } from '../adjustment.answer.ts';
import { ADJUST } from './adjustment.words.ts';

const answersOf = (id: string) =>
  queryOptions({
    queryKey: ['stock-adjustment', 'answers', id] as const,
    queryFn: ({ signal }) => ask(answeredAnswer, withQuery('stock-adjustment/answers', { id }), { signal }),
  });

/** What a count offset of documents that were entered after it; nothing where there is none. */
export function AnswersCard({ id }: { id: string }) {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const { language } = useLanguage();
  const isShown = may('list_stock_adjustments') && may('view_product_stock');
  const { data = [] } = useQuery({ ...answersOf(id), enabled: isShown });
  if (data.length === 0) return null;
  const nameOf = (kind: string) =>
    registry.entities.some(({ name }) => name === kind) ? registry.words(kind)[language].one : '';
  return (
    <Card title={say(ADJUST.answered)} footer={say(ADJUST.answeredWhy)} flush>
      <LineList
        lines={data.map(({ source_kind, source_id, document, date, product_id, product_name, quantity }) => ({
          key: `${source_id} ${product_id}`,
          title: product_name,
          note: [nameOf(source_kind), document, dayText(date, language)].filter(Boolean).join(', '),
          figure: `${quantity > 0 ? '+' : ''}${quantityText(quantity)}`,
        }))}
      />
    </Card>
  );
}
