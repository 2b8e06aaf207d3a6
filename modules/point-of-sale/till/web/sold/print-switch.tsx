import { Switch } from '#ui/fields/switch.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { TILL } from '../till.words.ts';
import { usePrintsByItself } from './prints-by-itself.ts';

/** Whether the receipt is printed as soon as the sale is complete; this device remembers it. */
export function PrintSwitch() {
  const say = useSay();
  const { printer_size: paper } = useBranch().switches;
  const [prints, choose] = usePrintsByItself();
  return (
    <Switch
      side="right"
      label={say(TILL.printsItself, { paper: paper ?? '80mm' })}
      checked={prints}
      onChange={choose}
    />
  );
}
