import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ReactNode } from 'react';
import { ProductStatusField } from './product-status-field.tsx';

interface ServiceBlockProps {
  product: Product;
  /** Selection of the assessment; absent for a service without assessments. */
  period?: ReactNode;
}

/** Renders status, responsible, analyst and period, common to all service screens. */
export function ServiceBlock({ product, period }: ServiceBlockProps) {
  const facts = [
    { label: 'Status', value: <ProductStatusField product={product} /> },
    { label: 'Responsável', value: product.parceiro ?? 'Sem responsável' },
    { label: 'Analista', value: displayName(product.nomeAnalista) ?? 'Sem analista' },
    ...(period ? [{ label: 'Período', value: period }] : []),
  ];
  return (
    <dl
      aria-label="Andamento do produto"
      className="grid grid-cols-2 items-start gap-x-8 gap-y-3 rounded-md border bg-surface px-4 py-3 sm:flex sm:flex-wrap"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 max-w-full max-sm:first:col-span-2 max-sm:[&:nth-child(4)]:col-span-2">
          <dt className="mb-1 text-caption text-muted">{label}</dt>
          <dd className="flex items-center font-medium text-body sm:min-h-9">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
