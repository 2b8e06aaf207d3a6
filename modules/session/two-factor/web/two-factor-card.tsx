import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { DemandOfAll } from './demand-of-all.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SpareCodes } from './spare-codes.tsx';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

/** Whether a login needs a code of one's phone, and the way to turn that on and off, and to get new recovery codes; each step stands in the card. */
export function TwoFactorCard() {
  const say = useSay();
  const { settings, two_factor_demand } = useCurrentUser();
  const isOn = settings.two_factor_authentication_enabled;
  const { refresh } = useSessionActs();
  const [open, setOpen] = useState<'turn' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const turned = async (made: readonly string[] | null) => {
    setCodes(made);
    setOpen(null);
    await refresh();
  };
  return (
    <Card
      title={say(TWO_FACTOR.title)}
      note={<Chip tone={isOn ? 'success' : 'neutral'}>{say(isOn ? TWO_FACTOR.on : TWO_FACTOR.off)}</Chip>}
      action={
        !open &&
        !codes && (
          <>
            {isOn && <Button onClick={() => setOpen('renew')}>{say(TWO_FACTOR.renew)}</Button>}
            {!two_factor_demand && (
              <Button onClick={() => setOpen('turn')}>
                {say(isOn ? TWO_FACTOR.turnOff : TWO_FACTOR.turnOn)}
              </Button>
            )}
          </>
        )
      }
    >
      {codes && <SpareCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && !open && (
        <Stack>
          <p>{say(two_factor_demand ? TWO_FACTOR.demanded : TWO_FACTOR.why)}</p>
          <DemandOfAll />
        </Stack>
      )}
      {open === 'renew' && <RenewCodes onDone={turned} onCancel={close} />}
      {open === 'turn' &&
        (isOn ? <TurnOff onDone={turned} onCancel={close} /> : <TurnOn onDone={turned} onCancel={close} />)}
    </Card>
  );
}
