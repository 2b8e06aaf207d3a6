import { fileAddress } from '#web-kit/fields/image/file-address.ts';
import { instantText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaperBox, PaperFacts, type PaperSignature, PaperSignatures } from '#web-kit/paper/paper-parts.tsx';
import { PaperSheet, type Turn } from '#web-kit/paper/paper-sheet.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { PaperOfGoods } from '../trip-papers.rules.ts';
import type { Waybill } from '../waybill.answer.ts';
import { GoodsOnPaper } from './goods-on-paper.tsx';
import { TRIP_PAPER } from './trip-paper.words.ts';

interface GoodsPaperProps {
  kind: PaperOfGoods;
  waybill: Waybill;
  turn: Turn;
}

/** A paper of the goods of a trip: who carries what from whom to whom, and where they sign for it. */
export function GoodsPaper({ kind, waybill, turn }: GoodsPaperProps) {
  const say = useSay();
  const facts = useFacts(kind, waybill);
  const at = useAt();
  const { cargos, currency, driver, received_by, signature_id, delivered_at } = waybill;
  const handedOver = kind === 'delivery' && delivered_at && at(delivered_at);
  const signed = kind === 'delivery' && signature_id && <img src={fileAddress(signature_id)} alt="" />;
  const people: Record<PaperOfGoods, readonly (readonly [keyof typeof TRIP_PAPER, string | null])[]> = {
    waybill: [
      ['handedOver', null],
      ['takenOver', driver],
      ['received', received_by],
    ],
    delivery: [
      ['delivered', driver],
      ['received', received_by],
    ],
    loading: [
      ['loadedBy', null],
      ['checkedBy', driver],
    ],
  };
  return (
    <PaperSheet title={waybill.number} kind={say(TRIP_PAPER[kind])} turn={turn}>
      <PaperFacts facts={facts} />
      <GoodsOnPaper
        {...{ kind, cargos, currency }}
        closing={
          <>
            {kind !== 'loading' && <PaperBox title={say(TRIP_PAPER.missing)} />}
            <PaperSignatures
              people={people[kind].map(
                ([who, name]): PaperSignature => ({
                  title: say(TRIP_PAPER[who]),
                  name,
                  ...(who === 'received' && handedOver ? { signature: signed, moment: handedOver } : {}),
                }),
              )}
            />
          </>
        }
      />
    </PaperSheet>
  );
}

function useFacts(kind: PaperOfGoods, waybill: Waybill) {
  const say = useSay();
  const at = useAt();
  const { truck, make, started_at, delivered_at, odometer_out } = waybill;
  const isOfDelivery = kind === 'delivery';
  const facts: readonly (readonly [keyof typeof TRIP_PAPER, string | null | false])[] = [
    ['orderedBy', waybill.customer],
    ['way', `${waybill.origin} – ${waybill.destination}`],
    ['truck', make ? `${truck} (${make})` : truck],
    ['trailer', waybill.trailer],
    ['driver', waybill.driver],
    ['helper', !isOfDelivery && waybill.helper],
    started_at ? ['left', at(started_at)] : ['planned', at(waybill.starts)],
    delivered_at ? ['arrived', at(delivered_at)] : ['due', at(waybill.ends)],
    ['receivedBy', isOfDelivery && waybill.received_by],
    ['odometer', !isOfDelivery && odometer_out !== null && quantityText(odometer_out)],
  ];
  return facts.map(([key, value]) => ({ title: say(TRIP_PAPER[key]), value }));
}

/** A moment by the clock of the branch. */
function useAt() {
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  return (moment: string) => instantText(moment, language, timeZone);
}
