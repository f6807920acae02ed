import { serviceScreenOf } from '@restitui/domain/recovery/products/service-screen.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { productRoutes } from '../../../../lib/route-ids.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { useRouteParam } from '../../../../lib/use-route-param.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { InOrder } from '../../../../ui/in-order.tsx';
import { idleSection } from '../../../../ui/later-section.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { ProductHeader } from '../components/product-header.tsx';
import { ProductInDevelopment } from '../components/product-in-development.tsx';
import { ServiceBlock } from '../components/service-block.tsx';
import { ServiceScreen } from '../components/service-screen.tsx';
import { productMessages } from '../products.messages.ts';
import { productsOfClientQuery } from '../products.queries.ts';

const ProductSections = idleSection(async () => (await import('../components/product-sections.tsx')).ProductSections);

/** Renders the screen of one product, depending on its service. */
export function ProductPage() {
  const cnpjcpf = useOpenClient() ?? '';
  const productId = useRouteParam('productId', productRoutes);
  const products = useQuery(productsOfClientQuery(cnpjcpf));

  if (products.isPending) return <ProductSkeleton />;
  if (products.isError) {
    return <ErrorState title={productMessages.loadFailed} error={products.error} onRetry={() => products.refetch()} />;
  }
  const product = products.data.find(({ id }) => id === productId);
  if (!product) {
    return (
      <EmptyState
        icon={PackageX}
        title="Produto não encontrado."
        description="Ele não existe neste cliente, ou você não tem permissão para vê-lo."
      />
    );
  }
  const screen = serviceScreenOf(product.typeServico);
  const isCase = screen === 'PIS_COFINS_MONOFASICO_PARA_SN';
  return (
    <InOrder className={cn('flex flex-col', isCase ? 'gap-4' : 'gap-6')}>
      {!isCase && <ProductHeader product={product} />}
      {screen ? (
        <ServiceScreen key={product.id} product={product} screen={screen} />
      ) : (
        <>
          <ServiceBlock product={product} />
          <ProductInDevelopment product={product} />
        </>
      )}
      <ProductSections product={product} />
    </InOrder>
  );
}

function ProductSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-11 w-72" />
      <Skeleton className="h-21 w-full rounded-md" />
      <Skeleton className="h-17 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-md" />
      <LoadingNote text={productMessages.loading} />
    </div>
  );
}
