import { IconButton } from '#ui/actions/icon-button.tsx';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { toneOfStatus } from '#web-kit/fields/choice/tone.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { feePayment } from '../../fee-payment/fee-payment.entity.ts';
import type { SeenBusiness } from '../businesses.answer.ts';
import classes from './business-rows.module.css';
import { nextToPay } from './businesses-call.ts';
import { PLATFORM } from './platform.words.ts';

/** Rows on a laptop, cards on a phone. */
export function BusinessRows({ businesses }: { businesses: readonly SeenBusiness[] }) {
  const say = useSay();
  const may = useMay();
  const phone = useMedia(PHONE);
  const { currency } = useBranch();
  const { language } = useLanguage();
  const statuses = useRegistry().words('branch')[language].choices?.status ?? {};
  const statusOf = ({ status }: SeenBusiness) => (
    <Chip tone={toneOfStatus(status)}>{statuses[status] ?? status}</Chip>
  );
  const untilOf = (business: SeenBusiness) => {
    const next = nextToPay(business);
    if (!next?.paid_until || next.days === null) return say(PLATFORM.unlimited);
    const words = next.days > 0 ? PLATFORM.daysLeft : PLATFORM.daysOver;
    return `${dayText(next.paid_until, language)} · ${say(words, { n: next.days > 0 ? next.days : 1 - next.days })}`;
  };
  const ownerOf = ({ owner_name, owner_phone }: SeenBusiness) =>
    [owner_name, owner_phone && groupedPhone(owner_phone)].filter(Boolean).join(' · ');
  if (phone)
    return (
      <CardList
        label={say(PLATFORM.businesses)}
        rows={businesses}
        rowId={({ id }) => id}
        card={(business) => ({
          title: business.name,
          figure: moneyText(business.fees_amount, currency),
          note: ownerOf(business),
          chip: statusOf(business),
          foot: (
            <>
              {untilOf(business)}
              <span className={classes.actions}>
                <BusinessActions business={business} />
              </span>
            </>
          ),
        })}
      />
    );
  const columns: Column<SeenBusiness>[] = [
    { key: 'name', title: say(PLATFORM.business), render: ({ name }) => name },
    { key: 'owner', title: say(PLATFORM.owner), render: ownerOf, tone: 'soft' },
    { key: 'agent', title: say(PLATFORM.agent), render: ({ agent_name }) => agent_name, tone: 'soft' },
    {
      key: 'branches',
      title: say(PLATFORM.branches),
      render: ({ branches }) => countText(branches.length),
      align: 'right',
    },
    { key: 'status', title: say(PLATFORM.status), render: statusOf },
    { key: 'until', title: say(PLATFORM.paidUntil), render: untilOf, tone: 'soft', tabular: true },
    {
      key: 'fees',
      title: say(PLATFORM.fees),
      render: ({ fees_amount }) => moneyText(fees_amount, currency),
      align: 'right',
      tone: 'strong',
    },
    {
      key: 'commission',
      title: say(PLATFORM.commission),
      render: ({ commission }) => moneyText(commission, currency),
      align: 'right',
      tone: 'soft',
    },
  ];
  return (
    <DataTable
      label={say(PLATFORM.businesses)}
      columns={columns}
      rows={businesses}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      scroll
      {...(mayAny(may)
        ? { actions: (business: SeenBusiness) => <BusinessActions business={business} /> }
        : {})}
    />
  );
}

type May = ReturnType<typeof useMay>;

const mayAny = (may: May) => may(feePayment.permissions.create) || may('ask_support_access');

/** What those who run the platform do with a business. */
function BusinessActions({ business }: { business: SeenBusiness }) {
  const say = useSay();
  const may = useMay();
  const next = nextToPay(business) ?? business.branches[0];
  return (
    <>
      {may(feePayment.permissions.create) && (
        <IconButton
          icon="cash"
          size="s"
          name={say(PLATFORM.takeFee)}
          href={`${feePayment.screens.form}?branch=${next?.id ?? ''}`}
        />
      )}
      {may('ask_support_access') && (
        <IconButton
          icon="eye"
          size="s"
          name={say(PLATFORM.askSupport)}
          href={`/platform/support-form?business=${business.id}`}
        />
      )}
    </>
  );
}
