import { Badge } from '../../../../ui/badge.tsx';

/** Badge of the decision, or of a missing one. */
export function DecisionBadge({ contar }: { contar: boolean | undefined }) {
  if (contar === undefined) return <Badge tone="warning">A decidir</Badge>;
  return contar ? <Badge tone="positive">Conta</Badge> : <Badge tone="neutral">Não conta</Badge>;
}
