import { IconButton } from '#ui/actions/icon-button.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { useFound } from '#web-kit/fields/ref/use-found.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { REQUEST } from './request.words.ts';
import type { TypedLine } from './request-form.tsx';
import classes from './request-lines.module.css';

interface RequestedGoodsProps {
  lines: readonly TypedLine[];
  fault: string | undefined;
  faultOf: (key: string) => string | undefined;
  onChange: (lines: readonly TypedLine[]) => void;
}

/** The products that are asked for, each with how many. */
export function RequestedGoods({ lines, fault, faultOf, onChange }: RequestedGoodsProps) {
  const say = useSay();
  const found = useFound('product');
  const options = found.options.filter(({ value }) => lines.every(({ product_id }) => product_id !== value));
  return (
    <FormSection title={say(REQUEST.goods)} why={say(REQUEST.goodsWhy)}>
      <Combobox
        label={say(REQUEST.find)}
        icon="search"
        value={null}
        options={options}
        searching={found.searching}
        onSearch={found.search}
        onChange={(option) => {
          if (option) onChange([...lines, { product_id: option.value, name: option.title, requested: '1' }]);
        }}
        {...(fault ? { error: fault } : {})}
      />
      {lines.length === 0 ? (
        <p className={classes.nothing}>{say(REQUEST.nothingYet)}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line, place) => (
            <li key={line.product_id} className={classes.asked}>
              <b>{line.name}</b>
              <QuantityInput
                label={`${say(REQUEST.quantity)}: ${line.name}`}
                labelHidden
                value={line.requested}
                onChange={(requested) =>
                  onChange(lines.map((one, at) => (at === place ? { ...one, requested } : one)))
                }
                error={faultOf(`lines.${place}.requested`) ?? faultOf(`lines.${place}.product_id`)}
              />
              <IconButton
                icon="close"
                name={say(REQUEST.remove, { name: line.name })}
                onClick={() => onChange(lines.filter((_, at) => at !== place))}
              />
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
