import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CostFields } from '../../landed-cost/web/cost-fields.tsx';
import { COST } from '../../landed-cost/web/landed-cost.words.ts';
import { NO_COST, type TypedCost } from '../../landed-cost/web/typed-cost.ts';
import classes from './goods-section.module.css';
import type { PartProps } from './part-props.ts';

/** Transport and the like that is known already; what comes later is added on the page of the purchase. */
export function CostsSection({ typed, onChange, terms, faults }: PartProps) {
  const say = useSay();
  const { costs } = typed;
  const put = (key: string, part: Partial<TypedCost>) =>
    onChange({ costs: costs.map((cost) => (cost.key === key ? { ...cost, ...part } : cost)) });
  const add = () =>
    onChange({ costs: [...costs, { ...NO_COST, key: newId(), account: terms.accounts[0]?.id ?? '' }] });
  return (
    <FormSection title={say(COST.onForm)} why={say(COST.onFormWhy)}>
      {costs.map((cost, place) => (
        <div key={cost.key} className={classes.cost}>
          <CostFields
            typed={cost}
            onChange={(part) => put(cost.key, part)}
            terms={terms}
            faultOf={(key) => faults[`costs.${place}.${key}`]}
          />
          <div>
            <Button
              size="s"
              icon="close"
              onClick={() => onChange({ costs: costs.filter(({ key }) => key !== cost.key) })}
            >
              {say(COST.remove)}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button size="s" icon="plus" onClick={add}>
          {say(COST.add)}
        </Button>
      </div>
    </FormSection>
  );
}
