import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '../format/day.ts';
import { moneyText, quantityText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import { POSTING } from './posting.words.ts';
import type { WirePosting } from './posting-calls.ts';
import { VIEW } from './view.words.ts';

interface PostingTablesProps {
  posting: WirePosting;
  /** What would be posted by which transition, under its name. */
  ahead?: readonly { title: string; posting: WirePosting }[] | undefined;
  /** In a dialog figures stand close. */
  isNarrow?: boolean;
}

/** Entries with their accounts and sides, and the goods that move with them. */
export function PostingTables({ posting, ahead = [], isNarrow = false }: PostingTablesProps) {
  const say = useSay();
  if (posting.entries.length === 0 && posting.goods.length === 0 && ahead.length === 0)
    return <EmptyState icon="report" tone="neutral" title={say(POSTING.none)} />;
  return (
    <>
      <Tables {...{ posting, isNarrow }} />
      {ahead.map((one) => (
        <Tables key={one.title} {...one} isNarrow={isNarrow} />
      ))}
    </>
  );
}

function Tables({ posting, title, isNarrow }: { posting: WirePosting; title?: string; isNarrow: boolean }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const day = (date: string, isReversal: boolean) => {
    const text = date && dayText(date, language);
    return isReversal ? say(POSTING.reversal, { date: text }) : text;
  };
  const money = (amount: number) => moneyText(amount, currency);
  const { entries, goods, goods_total } = posting;
  const seesValue = goods.some(({ value }) => value !== undefined);
  return (
    <>
      {entries.length > 0 && (
        <StatementTable
          label={title ?? say(POSTING.entries)}
          head={say(POSTING.account, { currency })}
          columns={[say(POSTING.debit), say(POSTING.credit)]}
          narrow={isNarrow}
          groups={entries.map(({ date, is_reversal, lines }, place) => ({
            key: String(place),
            title: title ?? day(date, is_reversal),
            lines: lines.map(({ account_code, account_name, debit, credit }, no) => ({
              key: String(no),
              title: `${account_code} ${account_name}`,
              figures: [money(debit), money(credit)],
            })),
          }))}
        />
      )}
      {goods.length > 0 && (
        <StatementTable
          label={say(POSTING.goods)}
          head={say(POSTING.goods)}
          columns={seesValue ? [say(POSTING.quantity), say(POSTING.value)] : [say(POSTING.quantity)]}
          narrow={isNarrow}
          groups={[
            {
              key: 'goods',
              lines: [
                ...goods.map(({ product_name, store_name, quantity, value = 0 }, no) => ({
                  key: String(no),
                  title: `${product_name}, ${store_name}`,
                  figures: seesValue ? [quantityText(quantity), money(value)] : [quantityText(quantity)],
                })),
                ...(goods_total > goods.length
                  ? [
                      {
                        key: 'more',
                        title: say(VIEW.andMore, { n: goods_total - goods.length }),
                        figures: seesValue ? ['', ''] : [''],
                      },
                    ]
                  : []),
              ],
            },
          ]}
        />
      )}
    </>
  );
}
