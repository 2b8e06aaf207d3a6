import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { useFound } from '#web-kit/fields/ref/use-found.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { AUDIENCES, type Audience } from '../message.entity.ts';
import { messageWords } from '../message.i18n.ts';
import { COMPOSE } from './compose.words.ts';
import type { MessageForm } from './use-message-form.ts';

/** What whoever writes to an audience must be able to list. */
const NEEDS: Readonly<Record<Audience, readonly string[]>> = {
  customers: [customer.permissions.list],
  recent: [customer.permissions.list],
  group: [customer.permissions.list],
  chosen: [customer.permissions.list],
  debtors: [customer.permissions.list, debt.permissions.list],
  overdue: [customer.permissions.list, debt.permissions.list],
  employees: [user.permissions.list],
  numbers: [],
};

/** The first audience that somebody may write to. */
export function firstAudience(may: (right: readonly string[]) => boolean): Audience {
  return AUDIENCES.find((audience) => may(NEEDS[audience])) ?? 'numbers';
}

/** Whom a message is for: one of the audiences, and which of it where that must be said. */
export function AudienceFields({ form }: { form: MessageForm }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { options, searching, refused, search } = useFound(customer.name);
  const titles = messageWords[language].choices.audience;
  const { audience } = form.typed;
  return (
    <FieldGrid columns={2}>
      <Asked
        input={form.ask('audience')}
        options={AUDIENCES.filter((one) => may(NEEDS[one])).map((one) => ({
          value: one,
          title: titles[one],
        }))}
      />
      <Asked input={form.ask('customer_group')} optional={false} />
      {audience === 'chosen' && (
        <MultiSelect
          {...form.field('customer_ids')}
          options={options}
          searching={searching}
          refused={refused}
          onSearch={search}
          onChange={(customer_ids: Option[]) => form.set({ customer_ids })}
        />
      )}
      <Asked input={form.ask('numbers')} hint={say(COMPOSE.numbersWhy)} optional={false} />
    </FieldGrid>
  );
}
