import type { ProductStatus } from '@restitui/domain/products/product-status.ts';
import { productStatusLook, type StatusGroup } from '@restitui/domain/products/product-status-look.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

export const statusTones: Record<StatusGroup, Tone> = {
  active: 'positive',
  waiting: 'warning',
  refused: 'danger',
  ended: 'neutral',
};

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const { label, group } = productStatusLook(status);
  return <Badge tone={statusTones[group]}>{label}</Badge>;
}
