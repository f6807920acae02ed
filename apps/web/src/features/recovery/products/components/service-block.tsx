import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ReactNode } from 'react';
import { ProductHeader } from './product-header.tsx';
import { ProductStatusField } from './product-status-field.tsx';

interface ServiceBlockProps {
  product: Product;
  /** Selection of the assessment; absent for a service without assessments. */
  period?: ReactNode;
}

const factsOf = ({ parceiro, nomeAnalista }: Product) =>
  [
    ['Responsável', parceiro ?? 'Sem responsável'],
    ['Analista', displayName(nomeAnalista) ?? 'Sem analista'],
  ] as const;

/** Renders status, responsible, analyst and period, common to all service screens. */
export function ServiceBlock({ product, period }: ServiceBlockProps) {
  const facts = [
    ['Status', <ProductStatusField key="status" product={product} />] as const,
    ...factsOf(product),
    ...(period ? [['Período', period] as const] : []),
  ];
  return (
    <dl
      aria-label="Andamento do produto"
      className="grid grid-cols-2 items-start gap-x-8 gap-y-3 rounded-md border bg-surface px-4 py-3 sm:flex sm:flex-wrap"
    >
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0 max-w-full max-sm:first:col-span-2 max-sm:[&:nth-child(4)]:col-span-2">
          <dt className="mb-1 text-caption text-muted">{label}</dt>
          <dd className="flex items-center font-medium text-body sm:min-h-9">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the same below the name of the service in little height, for a screen that needs its own. */
export function ServiceRow({ product, period }: ServiceBlockProps) {
  return (
    <div className="flex flex-col gap-1">
      <ProductHeader product={product} brief />
      <dl
        aria-label="Andamento do produto"
        className="grid grid-cols-2 gap-x-6 gap-y-2 xl:grid-cols-[fit-content(24rem)_minmax(0,1fr)] xl:gap-y-1"
      >
        {factsOf(product).map(([label, value]) => (
          <div key={label} className="min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="min-w-0 break-words text-body">{value}</dd>
          </div>
        ))}
        <Control label="Status">
          <ProductStatusField product={product} />
        </Control>
        {period && <Control label="Período">{period}</Control>}
      </dl>
    </div>
  );
}

function Control({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 max-xl:col-span-2 sm:flex sm:gap-x-2">
      <dt className="text-caption text-muted sm:leading-9">{label}</dt>
      <dd className="min-w-0 text-body">{children}</dd>
    </div>
  );
}
