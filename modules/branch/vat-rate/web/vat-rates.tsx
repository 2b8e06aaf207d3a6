import { useState } from 'react';
import { type PriceMode, vatOn } from '#core/trade/vat.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { type Line, LineList } from '#ui/show/line-list.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import type { VatOfBranch, WireVat } from '../vat-rates.answer.ts';
import { useVatRates } from './use-vat-rates.ts';
import { VAT } from './vat.words.ts';
import { VatForm } from './vat-form.tsx';
import classes from './vat-rates.module.css';

/** Since when the branch charges which VAT, what is to come, and the way to change it from a day on. */
export function VatRates({ mode }: { mode: PriceMode }) {
  const say = useSay();
  const { asked, set, drop } = useVatRates();
  const [changing, setChanging] = useState(false);
  return (
    <section className={classes.vat} aria-label={say(VAT.title)}>
      <Stack gap={3}>
        <div>
          <b>{say(VAT.title)}</b>
          <p>{say(VAT.why)}</p>
        </div>
        {asked.isError && !asked.data && <Notice tone="danger">{say(VAT.notLoaded)}</Notice>}
        {asked.data && <Rates vat={asked.data} onDrop={drop} />}
        {asked.data && !changing && (
          <div>
            <Button icon="plus" onClick={() => setChanging(true)}>
              {say(VAT.change)}
            </Button>
          </div>
        )}
        {asked.data && changing && (
          <VatForm vat={asked.data} mode={mode} onSave={set} onClose={() => setChanging(false)} />
        )}
      </Stack>
    </section>
  );
}

function Rates({ vat, onDrop }: { vat: VatOfBranch; onDrop: (id: string) => Promise<void> }) {
  const say = useSay();
  const today = useToday();
  const { language } = useLanguage();
  const now = vatOn(vat.rates, today);
  const drop = async (id: string) => {
    try {
      await onDrop(id);
      showToast({ tone: 'success', title: say(VAT.dropped) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  const lineOf = (rate: WireVat): Line => {
    const { id, since } = rate;
    const day = since && dayText(since, language);
    const isFixed = !since || (vat.last_taxed_day !== null && since < vat.last_taxed_day);
    return {
      key: since ?? '',
      title: day ? say(VAT.from, { day }) : say(VAT.always),
      note: textOf(rate),
      ...(rate === now ? { middle: <Chip tone="success">{say(VAT.now)}</Chip> } : {}),
      ...(since && since > today ? { middle: <Chip>{say(VAT.toCome)}</Chip> } : {}),
      ...(id && !isFixed
        ? { figure: <IconButton icon="delete" name={say(VAT.drop, { day })} onClick={() => void drop(id)} /> }
        : {}),
    };
  };
  return <LineList lines={vat.rates.map(lineOf)} />;

  function textOf({ registered, standard_rate: rate, special_rate: relief }: WireVat): string {
    if (!registered) return say(VAT.unregistered);
    return relief > 0 ? say(VAT.relief, { rate, relief }) : say(VAT.registered, { rate });
  }
}
