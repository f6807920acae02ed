import type { Product } from '@restitui/domain/products/products.api.ts';
import { serviceRegimes } from '@restitui/domain/products/service-type.ts';
import { Hammer } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { productAbout } from '../product-about.ts';
import { productMessages } from '../products.messages.ts';

/** For services whose screen is still to come: says what the service is meanwhile. */
export function ProductInDevelopment({ product }: { product: Product }) {
  return (
    <EmptyState
      icon={Hammer}
      className="rounded-md border bg-surface"
      title={productMessages.inDevelopment}
      description={
        <>
          {productAbout[product.typeServico]}
          <span className="mt-3 block text-caption">Regime: {serviceRegimes[product.typeServico]}</span>
        </>
      }
    />
  );
}
