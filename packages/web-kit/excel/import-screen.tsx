import type { AnyEntity } from '#core/define-entity.ts';

export function ImportScreen({ entity }: { entity: AnyEntity }) {
  return <p>{entity.name}</p>;
}
