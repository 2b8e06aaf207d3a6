import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Icon } from '#ui/icons.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Labelled } from '#ui/till/payment-columns.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { StepInput } from '#web-kit/record/step-input.tsx';
import type { OwnQuestionProps } from '#web-kit/record/transition-question.ts';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { CHECK_OUT_WORDS } from '../check-out.words.ts';
import { GUEST_BILL } from '../guest-bill.words.ts';
import { BillToPrint } from './bill-to-print.ts';
import { CheckOutMoney } from './check-out-money.tsx';
import classes from './check-out-question.module.css';
import { billOf } from './guest-bill-call.ts';
import { LeavingSums } from './leaving-sums.tsx';
import { useSendBill } from './send-bill.ts';
import { useCheckOutMoney } from './use-check-out-money.ts';

/** What the stay comes to at the left, how it is paid at the right, and one press for both and the bill. */
export function CheckOutQuestion(question: OwnQuestionProps) {
  const { row, said, step } = question;
  const say = useSay();
  const toPrint = use(BillToPrint);
  const isPhone = useMedia(PHONE);
  const [prints, setPrints] = useState(!isPhone);
  const [sends, setSends] = useState(false);
  const send = useSendBill();
  const [isOther, setOther] = useState(false);
  const [wasEarlier, setEarlier] = useState(false);
  const { data: bill } = useQuery(billOf(row));
  const paid = useCheckOutMoney(question, bill, isOther);
  const room = String(row.room_name ?? '');
  const over = bill?.leaving?.over ?? 0;
  const take = async () => {
    toPrint.current = prints;
    if (!(await step.run(paid.said))) toPrint.current = false;
    else if (sends) await send(String(row.id));
  };
  return (
    <Dialog
      opened
      width={860}
      onClose={step.cancel}
      title={say(CHECK_OUT_WORDS.title, { room })}
      actions={
        <>
          <Button size="l" onClick={step.cancel}>
            {say(FORM.cancel)}
          </Button>
          <Button
            size="l"
            kind="primary"
            icon="logout"
            loading={step.busy}
            disabled={!bill || (isOther && !step.typed.bill_to_id)}
            onClick={() => void take()}
          >
            {prints ? say(CHECK_OUT_WORDS.andPrint) : said.button}
          </Button>
        </>
      }
    >
      <div className={classes.halves}>
        <div className={classes.half}>
          <span>{String(row.customer_name ?? '')}</span>
          <Labelled title={say(CHECK_OUT_WORDS.billTo)}>
            <Segments
              block
              label={say(CHECK_OUT_WORDS.billTo)}
              value={isOther ? 'other' : 'guest'}
              onChange={(value) => setOther(value === 'other')}
              items={[
                { value: 'guest', title: say(CHECK_OUT_WORDS.guest) },
                { value: 'other', title: say(CHECK_OUT_WORDS.other) },
              ]}
            />
          </Labelled>
          {isOther && <StepInput {...question} asked="bill_to" />}
          <LeavingSums {...question} />
          {wasEarlier ? (
            <StepInput {...question} asked="left_on" />
          ) : (
            <Row>
              <Button kind="ghost" size="s" icon="calendar" onClick={() => setEarlier(true)}>
                {say(CHECK_OUT_WORDS.more)}
              </Button>
            </Row>
          )}
          {over > 0 && <StepInput {...question} asked="give_back" />}
          <ul className={classes.after} aria-label={say(CHECK_OUT_WORDS.after)}>
            <li>
              <Icon name="hotel" size="s" />
              {say(CHECK_OUT_WORDS.dirty, { room })}
            </li>
            <li>
              <Icon name="undo" size="s" />
              {say(CHECK_OUT_WORDS.undo)}
            </li>
          </ul>
        </div>
        <div className={classes.half}>
          <CheckOutMoney {...question} paid={paid} />
          <Row between>
            <Switch label={say(CHECK_OUT_WORDS.print)} checked={prints} onChange={setPrints} />
            <Switch label={say(GUEST_BILL.bySms)} checked={sends} onChange={setSends} />
          </Row>
          {step.refused && <Notice tone="danger">{step.refused}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}
