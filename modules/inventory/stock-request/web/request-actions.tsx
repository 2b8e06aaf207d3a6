import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TransitionButton } from '#web-kit/record/record-transitions.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useConfirmedAction } from '#web-kit/record/use-confirmed-action.ts';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { CHANGE, isStep, mayChange, offeredSteps, PLANS } from './step-plans.ts';
import { asRequest, type WireRequest } from './wire-request.ts';

/** What can be done with a request now, here and by this user; the step that takes it further is the main one. */
export function RequestActions({ row, words }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const request = asRequest(row);
  const goTo = (step: string) =>
    void navigate({ to: stockRequest.screens.view, search: searchOf({ id: request.id, step }) });
  const steps = offeredSteps(request, may, user)
    .toReversed()
    .map((step) => {
      if (step === 'return') return <ReturnButton key={step} request={request} />;
      if (!isStep(step))
        return <TransitionButton key={step} {...{ entity: stockRequest, row, words, name: step }} />;
      return (
        <Button
          key={step}
          kind="primary"
          icon={step === 'dispatch' ? 'send' : 'check'}
          onClick={() => goTo(step)}
        >
          {say(PLANS[step].button)}
        </Button>
      );
    });
  return (
    <>
      {mayChange(request, may, user) && (
        <Button icon="edit" onClick={() => goTo(CHANGE)}>
          {say(REQUEST.change)}
        </Button>
      )}
      {steps}
    </>
  );
}

/** Everything that is still on the road turns round. */
function ReturnButton({ request }: { request: WireRequest }) {
  const say = useSay();
  const action = useConfirmedAction('stock-request/return', REQUEST.returnDone);
  const [reason, setReason] = useState('');
  const text = reason.trim();
  return (
    <>
      <Button icon="undo" loading={action.busy} onClick={action.ask}>
        {say(REQUEST.return)}
      </Button>
      <ConfirmDialog
        {...action.question}
        title={say(REQUEST.returnTitle)}
        icon="undo"
        body={say(REQUEST.returnBody, { store: request.from_store_name })}
        confirm={say(REQUEST.return)}
        onConfirm={() => void action.run({ id: request.id, ...(text ? { reason: text } : {}) })}
      >
        <TextInput label={say(REQUEST.reason)} optional maxLength={200} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
