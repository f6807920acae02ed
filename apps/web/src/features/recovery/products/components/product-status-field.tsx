import { productStatusLabels, statusesOf } from '@restitui/domain/recovery/products/product-status.ts';
import { productStatusStyle } from '@restitui/domain/recovery/products/product-status-style.ts';
import { canChangeProductStatus } from '@restitui/domain/recovery/products/products.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import { Select } from '../../../../ui/select.tsx';
import { changeProductStatus } from '../products.queries.ts';
import { ProductStatusBadge, statusTones } from './product-status-badge.tsx';

/** Renders the product status, editable for the provider's staff. */
export function ProductStatusField({ product }: { product: Product }) {
  const actor = useActor();
  const change = useMutation(changeProductStatus(product));
  if (!canChangeProductStatus(actor)) return <ProductStatusBadge status={product.status} />;

  return (
    <div className="flex items-center gap-2">
      <StatusDot tone={statusTones[productStatusStyle(product.status).group]} className="size-2" />
      <Select
        aria-label="Status do produto"
        className="w-52"
        value={product.status}
        onValueChange={(status) => status !== product.status && change.mutate(status)}
        options={statusesOf(product.typeServico).map((status) => ({
          value: status,
          label: productStatusLabels[status],
        }))}
      />
    </div>
  );
}
