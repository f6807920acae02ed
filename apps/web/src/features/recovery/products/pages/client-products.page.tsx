import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { productLink } from '../../../../lib/client-links.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { BoletosSection } from '../../../billing/boletos/components/boletos-section.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { productMessages } from '../products.messages.ts';
import { productsOfClientQuery } from '../products.queries.ts';

/** Renders the client's services that the user may see, and the charges to the client (W-424). */
export function ClientProductsPage() {
  const cnpjcpf = useOpenClient() ?? '';
  return (
    <div className="flex flex-col gap-8">
      <ProductsOfClient cnpjcpf={cnpjcpf} />
      {canReadBoletos(useActor()) && (
        <div>
          <h2 className="mb-2 font-semibold text-lead">Boletos</h2>
          <BoletosSection cnpjcpf={cnpjcpf} />
        </div>
      )}
    </div>
  );
}

function ProductsOfClient({ cnpjcpf }: { cnpjcpf: string }) {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const products = useQuery(productsOfClientQuery(cnpjcpf));

  if (products.isError) {
    return <ErrorState title={productMessages.loadFailed} error={products.error} onRetry={() => products.refetch()} />;
  }
  if (products.data?.length === 0) {
    return (
      <EmptyState
        icon={Boxes}
        className="rounded-md border bg-surface"
        title={productMessages.none}
        description="Os serviços contratados por este cliente aparecem aqui."
      />
    );
  }
  return (
    <ul
      className="grid max-h-[400px] grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto rounded-md sm:grid-cols-2 xl:grid-cols-3"
      aria-label="Produtos do cliente"
    >
      {products.isPending &&
        [0, 1, 2].map((card) => (
          <li key={card}>
            <Skeleton className="h-40 w-full rounded-md" />
          </li>
        ))}
      {products.isPending && <LoadingNote text={productMessages.loading} />}
      {products.data?.map((product) => (
        <ProductCard key={product.id} product={product} link={productLink({ actor, tenantId, cnpjcpf }, product.id)} />
      ))}
    </ul>
  );
}
