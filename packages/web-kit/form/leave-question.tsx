import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useSay } from '../i18n/language.tsx';
import { isLeavingUnasked } from '../session/leaving.ts';
import { FORM } from './form.words.ts';
import { askOnLeaving, type Leaving } from './may-leave.ts';

export interface LeaveQuestionProps {
  /** Whether something is typed that leaving would lose; asked at the moment of leaving. */
  isTyped: () => boolean;
  /** Whether a draft of it stays on the device. */
  isDrafted?: boolean;
}

/**
 * Asks before a form with something typed is left: by a link, the back button, another branch or a logout in words of
 * ours, by closing or reloading the tab in those of the browser.
 */
export function LeaveQuestion({ isTyped, isDrafted = false }: LeaveQuestionProps) {
  const say = useSay();
  const leaving = useBlocker({
    shouldBlockFn: isTyped,
    enableBeforeUnload: () => isTyped() && !isLeavingUnasked(),
    withResolver: true,
  });
  const [asked, setAsked] = useState<{ leaving: Leaving; answer: (leaves: boolean) => void }>();
  const ask = useEffectEvent((how: Leaving) =>
    isTyped() ? new Promise<boolean>((answer) => setAsked({ leaving: how, answer })) : Promise.resolve(true),
  );
  useEffect(() => askOnLeaving((how) => ask(how)), []);
  const answer = (leaves: boolean) => {
    asked?.answer(leaves);
    setAsked(undefined);
    if (leaving.status === 'blocked') (leaves ? leaving.proceed : leaving.reset)();
  };
  const stays = isDrafted && asked?.leaving !== 'for good';
  return (
    <ConfirmDialog
      opened={asked !== undefined || leaving.status === 'blocked'}
      danger={false}
      icon="edit"
      title={say(FORM.leaveTitle)}
      body={say(stays ? FORM.leaveBody : FORM.leaveForGood)}
      confirm={say(FORM.leave)}
      cancel={say(FORM.stay)}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
