import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useCarts, useCatalogue, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { useDetailFields } from './use-detail-fields.ts';

/** Date, store, reference and remarks of the sale. */
export function DetailsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const till = useTill();
  const { tell } = useTillUi();
  const phone = useMedia(PHONE);
  const { cart } = useCarts();
  const { head } = useCatalogue();
  const fields = useDetailFields();
  const today = head?.settings.today ?? '';
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(TILL.details)}
      side={phone ? 'bottom' : 'right'}
      footer={
        <Button kind="primary" size="l" onClick={onClose}>
          {say(TILL.apply)}
        </Button>
      }
    >
      <Stack gap={3}>
        {fields.has('date') && (
          <DateInput
            label={say(TILL.date)}
            value={cart.date ?? today}
            latest={today}
            onChange={(day) => tell(till.setDetails({ date: day === today || day === '' ? null : day }))}
          />
        )}
        {fields.has('store') && head && (
          <Select
            label={say(TILL.store)}
            options={head.stores.map(({ id, name }) => ({ value: id, title: name }))}
            value={head.store_id}
            onChange={(id) => id && till.chooseStore(id)}
          />
        )}
        {fields.has('reference') && (
          <TextInput
            label={say(TILL.reference)}
            optional
            value={cart.reference}
            maxLength={60}
            onChange={(reference) => tell(till.setDetails({ reference }))}
          />
        )}
        {fields.has('remarks') && (
          <Textarea
            label={say(TILL.remarks)}
            optional
            value={cart.remarks}
            maxLength={1000}
            onChange={(remarks) => tell(till.setDetails({ remarks }))}
          />
        )}
      </Stack>
    </Drawer>
  );
}
