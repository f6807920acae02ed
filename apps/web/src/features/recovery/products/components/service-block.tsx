import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ReactNode } from 'react';
import { cn } from '../../../../lib/cn.ts';
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

/** Renders the same with the name of the service in one row, for a screen that needs its height. */
export function ServiceRow({ product, period }: ServiceBlockProps) {
  const controls = [
    ['Status', <ProductStatusField key="status" product={product} />] as const,
    ...(period ? [['Período', period] as const] : []),
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <ProductHeader product={product} brief className="min-w-0 flex-1 basis-64" />
      <dl aria-label="Andamento do produto" className="flex max-w-full flex-wrap items-end gap-x-6 gap-y-2">
        {factsOf(product).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {controls.map(([label, value]) => (
          <Fact key={label} label={label} isControl>
            {value}
          </Fact>
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, isControl = false, children }: { label: string; isControl?: boolean; children: ReactNode }) {
  return (
    <div className={cn('min-w-0 max-w-full', isControl && 'max-sm:w-full')}>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className={cn('text-body', !isControl && 'sm:flex sm:min-h-9 sm:items-center')}>{children}</dd>
    </div>
  );
}
