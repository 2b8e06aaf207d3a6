import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { letterheadOf, PaperCard, usePaper } from '#modules/point-of-sale/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import { GUEST_BILL } from '../guest-bill.words.ts';
import { billOnPaper } from './bill-on-paper.ts';
import { BillToPrint } from './bill-to-print.ts';
import { billOf } from './guest-bill-call.ts';
import { useSendBill } from './send-bill.ts';

/** The bill of the stay beside it, on the roll or the sheet one chooses, to be printed or sent. */
export function BillCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { branch_settings: settings } = useCurrentUser();
  const { data: head } = useQuery(letterheadOf(useBranch().id));
  const paper = usePaper();
  const [whole, setWhole] = useState(false);
  const [sending, setSending] = useState(false);
  const send = useSendBill();
  const mayChange = useMay()(booking.permissions.modify);
  const sendNow = async () => {
    setSending(true);
    await send(String(row.id));
    setSending(false);
  };
  const { data: bill } = useQuery(billOf(row, whole));
  if (!head || !bill) return null;
  const receipt = { ...billOnPaper(bill, { head, settings, language }), qr: null };
  return (
    <PaperCard
      receipt={receipt}
      title={receipt.heading}
      paper={paper}
      footer={
        <Row>
          {row.one_bill === true && (
            <Button onClick={() => setWhole(!whole)}>
              {say(whole ? GUEST_BILL.thisRoom : GUEST_BILL.allRooms)}
            </Button>
          )}
          <Button kind="primary" icon="print" loading={paper.busy} onClick={() => void paper.print()}>
            {say(GUEST_BILL.print)}
          </Button>
          <PrintedAtOnce isDone={row.stage === 'checked_out'} print={paper.print} />
          {mayChange && bill.total > 0 && (
            <Button icon="message" loading={sending} onClick={() => void sendNow()}>
              {say(GUEST_BILL.bySms)}
            </Button>
          )}
          <Button onClick={() => void paper.share('pdf', bill.number)}>{say(GUEST_BILL.asPdf)}</Button>
        </Row>
      }
    />
  );
}

/** Prints the bill once, where check-out has asked for it and the bill says that the guest has left. */
function PrintedAtOnce({ isDone, print }: { isDone: boolean; print: () => Promise<void> }) {
  const toPrint = use(BillToPrint);
  const begin = useEffectEvent(() => {
    if (!isDone || !toPrint.current) return;
    toPrint.current = false;
    void print();
  });
  useEffect(() => begin(), []);
  return null;
}
