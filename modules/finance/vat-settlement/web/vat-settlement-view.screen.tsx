import { TextLink } from '#ui/actions/text-link.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { CHART } from '../../ledger/chart.ts';
import { vatSettlement } from '../vat-settlement.entity.ts';
import { VAT_LINES } from './vat-lines.words.ts';

/** The VAT of a month, and the way to the lines that it is made of. */
export default function VatSettlementViewScreen() {
  return <EntityScreens entity={vatSettlement} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Cards: VatLines };

const ACCOUNTS = [
  [CHART.vatOutput, VAT_LINES.output],
  [CHART.vatInput, VAT_LINES.input],
  [CHART.vatPayable, VAT_LINES.payable],
] as const;

function VatLines({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { id } = useBranch();
  const day = typeof row.date_to === 'string' ? row.date_to : '';
  if (!day || !may('create_trial_balance')) return null;
  const days = `date=${day.slice(0, 8)}01&date_to=${day}&branch_ids=${id}`;
  return (
    <Card title={say(VAT_LINES.title)}>
      <Stack gap={2}>
        {ACCOUNTS.map(([code, words]) => (
          <TextLink key={code} href={`/report/ledger-lines?account_code=${code}&${days}`}>
            {say(words)}
          </TextLink>
        ))}
      </Stack>
    </Card>
  );
}
