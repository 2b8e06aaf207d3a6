import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { StatementCard } from '../../statement/web/statement-card.tsx';
import { owingOf } from './owing-calls.ts';
import { ToPayCard } from './to-pay-card.tsx';

export interface PartyCardsProps {
  entity: AnyEntity & { name: PartyKind };
  id: string;
  /** The screen of the whole statement. */
  statement: string;
}

/** What is open of a party, the oldest due first, and the last events of its account. */
export function PartyCards({ entity, id, statement }: PartyCardsProps) {
  const { data: owing } = useQuery(owingOf(entity.name, id));
  return (
    <Stack>
      {owing && owing.count > 0 && <ToPayCard {...{ owing, id }} kind={entity.name} />}
      <StatementCard {...{ entity, id, statement }} />
    </Stack>
  );
}
