import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Segments } from '../actions/segments.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { GuestCard, GuestLayout } from '../layout/guest-layout.tsx';
import { Row } from '../layout/spacing.tsx';

export function GuestScene() {
  const [login, setLogin] = useState('255 754 321098');
  const [password, setPassword] = useState('Karibu');
  const [stay, setStay] = useState(true);
  return (
    <GuestLayout
      product="Duka"
      controls={
        <>
          <Segments
            label="Language"
            items={[
              { value: 'en', title: 'English' },
              { value: 'sw', title: 'Kiswahili' },
            ]}
            value="en"
            onChange={() => undefined}
          />
          <IconButton icon="moon" name="Dark theme" />
        </>
      }
      landing={{
        title: 'Every branch, every sale, every shilling in one place',
        lede: 'Sell at the till, count stock, follow debts and see the profit of all your branches. It keeps selling when the network drops.',
      }}
      features={[
        {
          key: 'till',
          icon: 'till',
          title: 'Point of sale',
          text: 'Sales, quotes, invoices and tax receipts',
        },
        {
          key: 'stock',
          icon: 'stock',
          title: 'Stock in every store',
          text: 'Alerts before a shelf is empty',
        },
        {
          key: 'money',
          icon: 'finance',
          title: 'Money and debts',
          text: 'Cash, M-PESA and bank in one ledger',
        },
        {
          key: 'hotel',
          icon: 'hotel',
          title: 'Hotel, transport, service',
          text: 'The same books for every trade you run',
        },
      ]}
    >
      <GuestCard title="Log in" text="To your branch" onSubmit={() => undefined}>
        <TextInput
          label="Phone number or email"
          icon="user"
          size="l"
          autoFocus
          value={login}
          onChange={setLogin}
          autoComplete="username"
        />
        <PasswordInput
          label="Password"
          size="l"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error="Wrong password. Try again."
        />
        <Row between>
          <Checkbox label="Stay logged in" checked={stay} onChange={setStay} />
          <TextLink href="#forgot" size="s">
            Forgot password?
          </TextLink>
        </Row>
        <Button kind="primary" size="l" type="submit" block>
          Log in
        </Button>
      </GuestCard>
    </GuestLayout>
  );
}
