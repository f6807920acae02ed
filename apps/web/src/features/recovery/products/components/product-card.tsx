import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceLabels, serviceRegimes } from '@restitui/domain/recovery/products/service-type.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { productDescriptions } from '../product-descriptions.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';

/** Renders a service of the client as a link. */
export function ProductCard({ product, link }: { product: Product; link: AppLink }) {
  return (
    <li className="relative flex flex-col rounded-md border bg-surface p-4 transition-colors duration-100 hover:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold text-lead">
          <Link {...link} className="after:absolute after:inset-0 after:rounded-md">
            {serviceLabels[product.typeServico]}
          </Link>
        </h2>
        <ChevronRight aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      </div>
      <p className="mt-1 flex-1 text-body text-muted">{productDescriptions[product.typeServico]}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
        <ProductStatusBadge status={product.status} />
        <p className="min-w-0 text-pretty text-caption text-muted">
          {joinFacts(
            serviceRegimes[product.typeServico],
            product.nomeAnalista ? `Analista ${displayName(product.nomeAnalista)}` : 'Sem analista',
          )}
        </p>
      </div>
    </li>
  );
}
