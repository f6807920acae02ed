import { type ServiceType, serviceLabels, serviceRegimes } from '@restitui/domain/recovery/products/service-type.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { ProductStatusBadge } from '../../features/recovery/products/components/product-status-badge.tsx';
import { productsOfClientQuery } from '../../features/recovery/products/products.queries.ts';
import { clientProductsLink, productLink } from '../../lib/client-links.ts';
import { cn } from '../../lib/cn.ts';
import { useActingTenant, useActor } from '../../lib/use-actor.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { sidebarLink } from './sidebar-item.tsx';

interface ProductsOfClientProps {
  cnpjcpf: string;
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

/** Lists the products of a client by regime (F-356, F-357, G-34). */
export function ProductsOfClient({ cnpjcpf, folded, onLeave }: ProductsOfClientProps) {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const { data: products = [] } = useQuery(productsOfClientQuery(cnpjcpf));
  const place = { actor, tenantId, cnpjcpf };
  if (products.length === 0) return null;

  if (folded) {
    return (
      <Tooltip text="Produtos" side="right">
        <Link
          {...clientProductsLink(place)}
          aria-label="Produtos"
          className={cn(sidebarLink, 'shrink-0 justify-center px-0')}
        >
          <Boxes aria-hidden />
        </Link>
      </Tooltip>
    );
  }
  const regimes = Map.groupBy(products, ({ typeServico }) => serviceRegimes[typeServico]);
  return [...regimes].map(([regime, ofRegime]) => (
    <div key={regime}>
      <p className="px-2.5 pb-1 text-caption text-muted">{regime}</p>
      <ul className="flex flex-col gap-px">
        {ofRegime.map((product) => (
          <li key={product.id}>
            <Link
              {...productLink(place, product.id)}
              activeOptions={{ includeSearch: false }}
              onClick={onLeave}
              className={cn(sidebarLink, 'h-auto py-1.5')}
            >
              <span className="min-w-0">
                <span className="block truncate">{serviceLabels[product.typeServico as ServiceType]}</span>
                <span className="block [&>span]:h-4 [&>span]:bg-transparent [&>span]:px-0 [&>span]:font-normal">
                  <ProductStatusBadge status={product.status} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
