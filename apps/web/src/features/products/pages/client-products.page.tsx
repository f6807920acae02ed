import { canReadBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { productAddress } from '../../../lib/client-address.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { BoletosSection } from '../../boletos/components/boletos-section.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { productMessages } from '../products.messages.ts';
import { productsOfClientQuery } from '../products.queries.ts';

/** The services of the client that this person may see, and what it was charged (W-424). */
export function ClientProductsPage() {
  const { cnpjcpf = '' } = useParams({ strict: false });
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
        <ProductCard
          key={product.id}
          product={product}
          link={productAddress({ actor, tenantId, cnpjcpf }, product.id)}
        />
      ))}
    </ul>
  );
}
