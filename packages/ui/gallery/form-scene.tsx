import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { DateInput } from '../fields/date-input.tsx';
import { MoneyInput } from '../fields/money-input.tsx';
import type { Option } from '../fields/options.tsx';
import { QuantityInput } from '../fields/quantity-input.tsx';
import { Select } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { TagsInput } from '../fields/tags-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { FieldGrid, FormLayout, FormSection } from '../layout/form-layout.tsx';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SaveBar } from '../layout/save-bar.tsx';
import { Stack } from '../layout/spacing.tsx';
import { Card } from '../show/card.tsx';
import { Facts } from '../show/facts.tsx';
import { Figure } from '../show/figure.tsx';
import { Shell } from './shell.tsx';

const categories: Option[] = ['Groceries', 'Drinks', 'Personal care', 'Tea and coffee', 'Hardware'].map(
  (title) => ({ value: title, title }),
);
const units: Option[] = ['bottle', 'bag', 'kg', 'pcs'].map((title) => ({ value: title, title }));

export function FormScene() {
  const [name, setName] = useState('Korie Cooking Oil 3L');
  const [category, setCategory] = useState<Option | null>(categories[0] ?? null);
  const [search, setSearch] = useState('');
  const [barcodes, setBarcodes] = useState(['6203341002918']);
  const [code, setCode] = useState('6203341');
  const [buying, setBuying] = useState('17200');
  const [selling, setSelling] = useState('16500');
  const [unit, setUnit] = useState('bottle');
  const [stock, setStock] = useState('24');
  const [expires, setExpires] = useState(true);
  const [day, setDay] = useState('2027-07-28');
  const [remarks, setRemarks] = useState('');
  return (
    <Shell>
      <Page
        look="form"
        bar={
          <SaveBar
            form="product"
            save="Save product"
            another={{ title: 'Save and add another', onPress: () => undefined }}
            cancel={{ title: 'Cancel', onPress: () => undefined }}
            fault={{ text: 'Fix the barcode to save', onPress: () => undefined }}
          />
        }
      >
        <PageHeader title="New product" back={{ href: '#products', name: 'Back to products' }} />
        <FormLayout
          id="product"
          onSubmit={() => undefined}
          side={
            <Stack>
              <Card title="Profit per bottle">
                <Figure amount="−700" size="hero" tone="bad" />
                <p style={{ margin: '2px 0 14px', color: 'var(--text-3)', fontSize: 'var(--fs-sm)' }}>
                  −4.2% of the selling price
                </p>
                <Stack gap={3}>
                  <Facts
                    items={[
                      { key: 'same', title: 'Same margin as similar', value: '19,500' },
                      { key: 'even', title: 'Break even', value: '17,200' },
                    ]}
                  />
                  <Button size="s" block>
                    Use 19,500
                  </Button>
                </Stack>
              </Card>
            </Stack>
          }
        >
          <FormSection title="Product" why="What staff see when they search and sell.">
            <FieldGrid lead>
              <TextInput label="Name" value={name} onChange={setName} />
              <Combobox
                label="Category"
                value={category}
                onChange={setCategory}
                options={categories.filter((option) =>
                  option.title.toLowerCase().includes(search.toLowerCase()),
                )}
                onSearch={setSearch}
                onCreate={(title) => setCategory({ value: title, title })}
              />
            </FieldGrid>
            <FieldGrid>
              <TagsInput
                label="Barcode"
                value={barcodes}
                onChange={setBarcodes}
                error="Korie Oil 3L already uses this barcode."
                trailing={<IconButton icon="barcode" size="s" iconSize="m" name="Scan" />}
              />
              <TextInput label="Code" optional value={code} onChange={setCode} />
              <TextInput label="Placement" optional value="C2" onChange={() => undefined} />
            </FieldGrid>
          </FormSection>
          <FormSection title="Price" why="Selling price includes VAT.">
            <FieldGrid>
              <MoneyInput label="Buying price" currency="TZS" value={buying} onChange={setBuying} />
              <MoneyInput
                label="Selling price"
                currency="TZS"
                value={selling}
                onChange={setSelling}
                warning="Below the buying price."
              />
              <Select label="Unit of measure" options={units} value={unit} onChange={setUnit} />
            </FieldGrid>
          </FormSection>
          <FormSection title="Stock" why="Later changes are recorded as adjustments.">
            <FieldGrid>
              <QuantityInput label="Opening stock" unit="bottles" value={stock} onChange={setStock} />
              <QuantityInput
                label="Alert me below"
                unit="bottles"
                value="10"
                onChange={() => undefined}
                hint="Also sent as a reminder."
              />
              <Select
                label="Store"
                options={[{ value: 'main', title: 'Main store' }]}
                value="main"
                onChange={() => undefined}
              />
            </FieldGrid>
            <Switch label="This product expires" checked={expires} onChange={setExpires} />
            {expires && (
              <FieldGrid>
                <DateInput label="Expire date" value={day} onChange={setDay} />
              </FieldGrid>
            )}
          </FormSection>
          <FormSection title="Remarks">
            <Textarea
              label="Remarks"
              labelHidden
              placeholder="Anything staff should know"
              value={remarks}
              onChange={setRemarks}
            />
          </FormSection>
        </FormLayout>
      </Page>
    </Shell>
  );
}
