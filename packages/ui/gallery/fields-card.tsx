import { useState } from 'react';
import { Segments } from '../actions/segments.tsx';
import { ColourInput } from '../fields/colour-input.tsx';
import { MultiSelect } from '../fields/multi-select.tsx';
import type { Option } from '../fields/options.tsx';
import { PhoneInput } from '../fields/phone-input.tsx';
import { Slider } from '../fields/slider.tsx';
import { Switch } from '../fields/switch.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { TimeInput } from '../fields/time-input.tsx';
import { FieldGrid } from '../layout/form-layout.tsx';
import { Row, Stack } from '../layout/spacing.tsx';
import { Card } from '../show/card.tsx';

const stores: Option[] = ['Main store', 'Kitchen', 'Back room'].map((title) => ({ value: title, title }));

interface FieldsCardProps {
  colour: string;
  onColour: (colour: string) => void;
  radius: number;
  onRadius: (radius: number) => void;
}

/** Fields that the form scene does not show. */
export function FieldsCard({ colour, onColour, radius, onRadius }: FieldsCardProps) {
  const [phone, setPhone] = useState('255754321098');
  const [chosen, setChosen] = useState<Option[]>(stores.slice(0, 2));
  const [time, setTime] = useState('08:30');
  const [on, setOn] = useState(true);
  return (
    <Card title="Fields">
      <Stack>
        <FieldGrid>
          <PhoneInput label="Phone number" value={phone} onChange={setPhone} />
          <MultiSelect label="Stores" options={stores} value={chosen} onChange={setChosen} />
          <TimeInput label="Opens at" value={time} onChange={setTime} />
          <TextInput label="Disabled" disabled value="KM0418" onChange={() => undefined} />
          <Segments
            label="Theme"
            block
            items={[
              { value: 'light', title: 'Light', icon: 'sun' },
              { value: 'dark', title: 'Dark', icon: 'moon' },
              { value: 'auto', title: 'Automatic', icon: 'clock' },
            ]}
            value="auto"
            onChange={() => undefined}
          />
          <Segments
            label="Many conditions"
            items={['Draft', 'Pending', 'Approved', 'Delivered', 'Paid', 'Cancelled'].map((title) => ({
              value: title,
              title,
              count: 3,
            }))}
            value="Paid"
            onChange={() => undefined}
          />
        </FieldGrid>
        <ColourInput
          label="Primary colour"
          openName="Choose a colour"
          shadeName="Shade"
          hueName="Hue"
          nameSwatch={(hex) => `Colour ${hex}`}
          value={colour}
          onChange={onColour}
        />
        <Row>
          <Slider label="Corner radius" min={0} max={24} value={radius} onChange={onRadius} />
        </Row>
        <Switch
          label="Barcode scanning"
          hint="Scan with the camera or a USB scanner at the till."
          side="right"
          checked={on}
          onChange={setOn}
        />
      </Stack>
    </Card>
  );
}
