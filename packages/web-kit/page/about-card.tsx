import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { usePaperFacts } from './use-paper.tsx';

/** How to reach a customer or a supplier, and what is agreed with them. */
export function AboutCard(props: RecordProps) {
  const facts = usePaperFacts(props);
  if (facts.length === 0) return null;
  return (
    <Card>
      <Facts items={facts} />
    </Card>
  );
}
