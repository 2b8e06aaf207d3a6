import { unitText } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { CounterClosing, CounterFact, CounterPaper, CounterSigned } from '#web-kit/paper/counter-paper.tsx';
import { lastLines } from '#web-kit/paper/last-lines.ts';
import stage from '../../receipt/web/stage.module.css';
import { usePaper } from '../../receipt/web/use-paper.ts';
import type { DeliveryNote } from './deliveries-call.ts';
import { INVOICE } from './invoice.words.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** Prints what left at once on the sheet of the branch: goods and how many, without prices, to be signed by the receiver. */
export function DeliveryNotePaper({ note, invoice }: { note: DeliveryNote; invoice: WireInvoice }) {
  const say = useSay();
  const { language } = useLanguage();
  const paper = usePaper('sheet');
  const facts = [
    [INVOICE.customer, invoice.customer_name ?? ''],
    [INVOICE.ofInvoice, invoice.number ?? ''],
  ] as const;
  const { before, last } = lastLines(note.lines);
  const goods = ({ line_no, product_name, quantity, unit }: DeliveryNote['lines'][number]) => (
    <CounterFact
      key={line_no}
      title={product_name}
      value={`${quantityText(quantity)} ${unitText(unit, language, quantity)}`}
    />
  );
  return (
    <>
      <Button icon="print" loading={paper.busy} onClick={() => void paper.print()}>
        {say(INVOICE.printNote, { note: note.note })}
      </Button>
      <div className={stage.aside} inert>
        <CounterPaper paper={paper} kind={say(INVOICE.deliveryNote)} number={note.note}>
          <p>{dayText(note.date, language)}</p>
          <dl>
            {facts.map(([title, value]) => (
              <CounterFact key={title.en} title={say(title)} value={value} />
            ))}
            {before.map(goods)}
          </dl>
          <CounterClosing>
            <dl>{last.map(goods)}</dl>
            <CounterSigned who={[say(INVOICE.handedOver), say(INVOICE.takenOver)]} />
          </CounterClosing>
        </CounterPaper>
      </div>
    </>
  );
}
