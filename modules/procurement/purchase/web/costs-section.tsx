import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CostFields } from '../../landed-cost/web/cost-fields.tsx';
import { COST } from '../../landed-cost/web/landed-cost.words.ts';
import { newCost } from '../../landed-cost/web/said-cost.ts';
import classes from './goods-section.module.css';
import type { PurchasePartProps } from './use-purchase-form.ts';

/** Transport and the like that is known already; what comes later is added on the page of the purchase. */
export function CostsSection({ form, terms }: PurchasePartProps) {
  const say = useSay();
  const { costs } = form.typed;
  return (
    <FormSection title={say(COST.onForm)} why={say(COST.onFormWhy)}>
      {form.lines('costs').map(({ typed, ask, set, remove }) => (
        <div key={typed.key} className={classes.cost}>
          <CostFields {...{ typed, ask, set, terms }} />
          <div>
            <Button size="s" icon="close" onClick={remove}>
              {say(COST.remove)}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          size="s"
          icon="plus"
          onClick={() => form.set({ costs: [...costs, newCost(newId(), terms.accounts[0])] })}
        >
          {say(COST.add)}
        </Button>
      </div>
    </FormSection>
  );
}
