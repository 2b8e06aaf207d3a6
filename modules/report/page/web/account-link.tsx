import { plainAccountName } from '#modules/finance/public.web.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './report.module.css';
import { type ReportAddress, reportHref } from './use-report-address.ts';

/** An account in an owner's words beside the accountant's; for whoever may see its lines the way to them. */
export function AccountLink({
  account,
  address,
}: {
  account: { account_code: string; account_name: string };
  address: ReportAddress;
}) {
  const may = useMay();
  const { language } = useLanguage();
  const { account_code, account_name } = account;
  const plain = plainAccountName(account_code, language);
  return (
    <span className={classes.account}>
      {may('create_trial_balance') ? (
        <TextLink href={reportHref('/report/ledger-lines', { ...address, account_code })}>
          {plain ?? account_name}
        </TextLink>
      ) : (
        (plain ?? account_name)
      )}
      {plain && <small>{account_name}</small>}
    </span>
  );
}
