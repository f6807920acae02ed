import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditStatus } from '@restitui/domain/recovery/credits/credits-sheet.ts';
import { Badge } from '../../../../ui/badge.tsx';

export function CreditStatusBadge({ credit }: { credit: Pick<Credit, 'isPago'> }) {
  return <Badge tone={credit.isPago ? 'positive' : 'warning'}>{creditStatus(credit)}</Badge>;
}
