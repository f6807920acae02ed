import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { productDescriptions } from '../product-descriptions.ts';

interface ProductHeaderProps {
  product: Product;
  brief?: boolean;
}

/** Renders the name of the service and, unless the page has a header of its own, what it recovers. */
export function ProductHeader({ product, brief = false }: ProductHeaderProps) {
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold text-lead">{serviceLabels[product.typeServico]}</h2>
        <p className="text-caption text-muted">Desde {formatDate(product.createdDate)}</p>
      </div>
      {!brief && <p className="max-w-prose text-body text-muted">{productDescriptions[product.typeServico]}</p>}
    </header>
  );
}
