import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { callFor } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { ListPanelProps } from '#web-kit/list/list-frame.ts';
import { pastedAnswer } from '../pasted.answer.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { AccountOfText } from './account-of-text.tsx';
import { PASTE } from './transaction-message.words.ts';

/** Texts as they were copied out of a telephone, one or many; what became of them is told. */
export default function PasteTextsDrawer({ phone, opened, onClose }: ListPanelProps) {
  const say = useSay();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [account, setAccount] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const body = { text, ...(account ? { account_id: account } : {}) };
      const key = { idempotencyKey: newId() };
      const { texts } = await callFor(pastedAnswer, 'POST', transactionMessage.name, { body, ...key });
      const fresh = texts.filter((one) => isPossible(transactionMessage, one, 'match')).length;
      const title = say(PASTE.done, { new: fresh, others: texts.length - fresh });
      const isSecret = texts.some(({ stored }) => !stored);
      showToast({ tone: 'success', title, ...(isSecret ? { message: say(PASTE.secret) } : {}) });
      setText('');
      await client.invalidateQueries({ queryKey: [transactionMessage.name] });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(PASTE.open)}
      side={phone ? 'bottom' : 'right'}
      footer={
        <Button kind="primary" loading={busy} disabled={!text.trim()} onClick={() => void save()}>
          {say(PASTE.save)}
        </Button>
      }
    >
      <Stack>
        <Textarea label={say(PASTE.texts)} hint={say(PASTE.hint)} rows={10} value={text} onChange={setText} />
        {opened && <AccountOfText value={account} onChange={setAccount} />}
      </Stack>
    </Drawer>
  );
}
