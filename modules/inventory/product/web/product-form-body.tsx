import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { formId, inputId } from '#web-kit/form/form-body.tsx';
import type { FormField } from '#web-kit/form/form-fields.ts';
import type { EntityForm } from '#web-kit/form/use-entity-form.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { productWords } from '../product.i18n.ts';
import { productInForm } from './product-in-form.ts';
import { ProfitCard } from './profit-card.tsx';
import { TillCard } from './till-card.tsx';
import { TypedProductContext, typedProduct } from './typed-product.ts';

export interface ProductFormBodyProps {
  form: EntityForm;
  row: WireRow | null;
  onSubmit: () => void;
}

/** The sections of a product, and at the side what is being typed comes to: the profit and the tile at the till. */
export function ProductFormBody({ form, row, onSubmit }: ProductFormBodyProps) {
  const { language } = useLanguage();
  const words = productWords[language];
  const typed = typedProduct(form.typed);
  const sections = form.sections.filter(({ key }) => key !== 'stock' || typed.type !== 'service');
  const isSeen = (key: string) => form.fields.some((field) => field.key === key);
  const stock = row ? row.stock : Number(typed.opening || 0);
  return (
    <TypedProductContext value={typed}>
      <FormLayout
        id={formId(productInForm)}
        onSubmit={onSubmit}
        side={
          <>
            {isSeen('buying_price') && isSeen('selling_price') && <ProfitCard {...typed} />}
            {isSeen('selling_price') && (
              <TillCard
                {...typed}
                stock={typed.type === 'service' || typeof stock !== 'number' ? undefined : stock}
              />
            )}
          </>
        }
      >
        {sections.map((section) => (
          <FormSection key={section.key} {...words.sections[section.key as keyof typeof words.sections]}>
            {section.rows.map((fields) => (
              <FieldGrid key={fields[0]?.key} columns={columnsOf(fields)} lead={fields[0]?.key === 'name'}>
                {fields.map((field) => (
                  <Input key={field.key} {...{ field, form }} />
                ))}
              </FieldGrid>
            ))}
          </FormSection>
        ))}
      </FormLayout>
    </TypedProductContext>
  );
}

function Input({
  field: { key, column, field, look, locked },
  form,
}: {
  field: FormField;
  form: EntityForm;
}) {
  const { language } = useLanguage();
  const words = productWords[language];
  const hints: Readonly<Record<string, string>> = words.hints;
  return (
    <look.Input
      id={inputId(productInForm, column)}
      field={field}
      fieldKey={key}
      words={words}
      label={words.fields[key as keyof typeof words.fields]}
      hint={hints[key]}
      optional={!field.options.required && field.options.default === undefined}
      error={form.errorOf(column)}
      disabled={locked}
      value={form.typed[column]}
      onChange={(value) => form.set(column, value)}
      onBlur={() => form.look(column)}
    />
  );
}

/** A lone field keeps the width of its column, but for what is long. */
function columnsOf(fields: readonly FormField[]): 1 | 2 | 3 {
  return fields.length === 1 && fields[0]?.key === 'remarks' ? 1 : 3;
}
