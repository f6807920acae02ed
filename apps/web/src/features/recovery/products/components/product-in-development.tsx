import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceRegimes } from '@restitui/domain/recovery/products/service-type.ts';
import { Hammer } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { productMessages } from '../products.messages.ts';

/** Renders a description of a service that has no screen yet. */
export function ProductInDevelopment({ product }: { product: Product }) {
  return (
    <EmptyState
      icon={Hammer}
      className="rounded-md border bg-surface"
      title={productMessages.inDevelopment}
      description={`A tela deste serviço ainda não está pronta. Regime: ${serviceRegimes[product.typeServico]}.`}
    />
  );
}
