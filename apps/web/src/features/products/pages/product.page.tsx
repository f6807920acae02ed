import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PackageX } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AnalysisSkeleton } from '../../simples-analysis/components/analysis-skeleton.tsx';
import { ProductHeader } from '../components/product-header.tsx';
import { ProductInDevelopment } from '../components/product-in-development.tsx';
import { SimplesNacional } from '../components/simples-nacional.tsx';
import { productMessages } from '../products.messages.ts';
import { productsOfClientQuery } from '../products.queries.ts';

/** The screen of one product, by its service. */
export function ProductPage() {
  const { cnpjcpf = '', productId } = useParams({ strict: false });
  const products = useQuery(productsOfClientQuery(cnpjcpf));

  if (products.isPending) return <AnalysisSkeleton />;
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
  return (
    <div className="flex flex-col gap-6">
      <ProductHeader product={product} />
      {product.typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN' ? (
        <SimplesNacional key={product.id} product={product} />
      ) : (
        <ProductInDevelopment product={product} />
      )}
    </div>
  );
}
