import type { Product } from '@restitui/domain/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/products/service-type.ts';
import { formatDate } from '../../../lib/formats.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';

/** Which service it is, how it stands and who looks after it. */
export function ProductHeader({ product }: { product: Product }) {
  const facts = [
    ['Responsável', product.parceiro ?? 'Sem responsável'],
    ['Analista', product.nomeAnalista ?? 'Sem analista'],
    ['Desde', formatDate(product.createdDate)],
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-lead">{serviceLabels[product.typeServico]}</h2>
        <ProductStatusBadge status={product.status} />
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-caption">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
