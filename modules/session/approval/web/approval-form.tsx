import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { QuestionDialog } from '#ui/feedback/question-dialog.tsx';
import { PinPad } from '#ui/till/pin-pad.tsx';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { AskedApproval } from '#web-kit/session/approval.ts';
import { LONGEST_PIN } from '../../own/pin.rules.ts';
import { APPROVAL } from '../approval.words.ts';
import { type ApproverToChoose, approversAnswer } from '../approvers.answer.ts';

interface ApprovalFormProps {
  asked: AskedApproval;
  /** Why it was refused, as the server says it. */
  sentence: string;
  onEnd: (isApproved: boolean) => void;
}

/** Who approves, and his PIN: who asks stays logged in. */
export default function ApprovalForm({ asked, sentence, onEnd }: ApprovalFormProps) {
  const say = useSay();
  const { act, percent, amount } = asked;
  const { data: people } = useQuery({
    queryKey: ['approvers', act, percent, amount],
    queryFn: () => ask(approversAnswer, withQuery('approval/approvers', { act, percent, amount })),
    // Somebody may have set a PIN a moment ago, because he was asked to.
    gcTime: 0,
  });
  const [chosen, setChosen] = useState('');
  const [pin, setPin] = useState('');
  const { sending, refused, forgive, send } = useSending();
  const approver = people?.find(({ id }) => id === chosen) ?? people?.[0];
  const choose = (id: string) => {
    setChosen(id);
    setPin('');
    forgive();
  };
  const submit = async () => {
    if (!approver || pin === '') return;
    const body = { ...asked, approver_id: approver.id, pin };
    const isApproved = await send(async () => void (await call('POST', 'approval', { body })));
    if (isApproved) onEnd(true);
    else setPin('');
  };
  const called = ({ name, role }: ApproverToChoose) => `${name}, ${role ?? say(APPROVAL.owner)}`;
  return (
    <QuestionDialog
      opened
      title={say(APPROVAL.title)}
      text={sentence}
      cancel={say(APPROVAL.cancel)}
      next={say(APPROVAL.approve)}
      sending={sending}
      onClose={() => onEnd(false)}
      onSubmit={() => void submit()}
    >
      {people?.length === 0 && <span>{say(APPROVAL.nobody)}</span>}
      {approver && (
        <>
          <Segments
            label={say(APPROVAL.who)}
            look="pills"
            items={(people ?? []).map((person) => ({ value: person.id, title: called(person) }))}
            value={approver.id}
            onChange={choose}
          />
          <PinPad
            key={approver.id}
            label={say(APPROVAL.pinOf, { name: approver.name })}
            value={pin}
            most={LONGEST_PIN}
            typed={say(APPROVAL.digits, { n: pin.length })}
            erase={say(APPROVAL.erase)}
            error={refused || undefined}
            onChange={(digits) => {
              setPin(digits);
              forgive();
            }}
          />
          <span>{say(APPROVAL.stays)}</span>
        </>
      )}
    </QuestionDialog>
  );
}
