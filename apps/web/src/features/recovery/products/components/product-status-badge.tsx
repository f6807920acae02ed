import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import { productStatusStyle, type StatusGroup } from '@restitui/domain/recovery/products/product-status-style.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

export const statusTones: Record<StatusGroup, Tone> = {
  active: 'positive',
  waiting: 'warning',
  refused: 'danger',
  ended: 'neutral',
};

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const { label, group } = productStatusStyle(status);
  return <Badge tone={statusTones[group]}>{label}</Badge>;
}
