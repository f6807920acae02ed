import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ScreenedService } from '@restitui/domain/recovery/products/service-screen.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productRoutes } from '../../../../lib/route-ids.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { preload } from '../../../../lib/when-idle.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { assessmentsQuery } from '../../assessments/assessments.queries.ts';
import { AssessmentBar } from '../../assessments/components/assessment-bar.tsx';
import { NoAssessments } from '../../assessments/components/no-assessments.tsx';
import { ResumeSummary } from '../../assessments/components/resume-summary.tsx';
import { type ProductSearchChange, productSearch } from '../product-search.ts';
import { productMessages } from '../products.messages.ts';
import { AssessmentSections, CaseStart } from './later-sections.ts';
import { ServiceBlock, ServiceRow } from './service-block.tsx';
import { partLoads, ServicePart } from './service-part.tsx';

interface ServiceScreenProps {
  product: Product;
  screen: ScreenedService;
}

/** Renders a service with its own screen: status, summary figures of the chosen assessment, and its work. */
export function ServiceScreen({ product, screen }: ServiceScreenProps) {
  const isCase = screen === 'PIS_COFINS_MONOFASICO_PARA_SN';
  const Block = isCase ? ServiceRow : ServiceBlock;
  const [search, changeSearch] = usePageSearch(productSearch, productRoutes);
  const assessments = useQuery(assessmentsQuery(product.id));
  useEffect(() => preload(...partLoads(screen)), [screen]);

  if (assessments.isPending) return <ServiceSkeleton product={product} Block={Block} />;
  if (assessments.isError) {
    return (
      <>
        {isCase && <ServiceRow product={product} />}
        <ErrorState
          title={productMessages.loadFailed}
          error={assessments.error}
          onRetry={() => assessments.refetch()}
        />
      </>
    );
  }

  const go = (next: ProductSearchChange, { replace } = { replace: false }) =>
    changeSearch(next, { replace, only: true });
  const select = (id: string) => go({ apuracao: id });
  const selected = assessments.data.find(({ id }) => id === search.apuracao) ?? assessments.data[0];

  if (!selected) {
    return (
      <>
        <Block product={product} />
        {isCase ? (
          <CaseStart product={product} onCreated={select} />
        ) : (
          <NoAssessments product={product} onCreated={select} />
        )}
      </>
    );
  }
  return (
    <>
      <Block
        product={product}
        period={
          <AssessmentBar product={product} assessments={assessments.data} selected={selected} onSelect={select} />
        }
      />
      {!isCase && <ResumeSummary id_apuracao={selected.id} withRubrica={screen === 'PREVIDENCIARIO'} />}
      <ServicePart
        screen={screen}
        product={product}
        assessment={selected}
        assessments={assessments.data}
        search={search}
        onSearch={go}
      />
      {!isCase && <AssessmentSections product={product} assessment={selected} />}
    </>
  );
}

function ServiceSkeleton({ product, Block }: { product: Product; Block: typeof ServiceBlock }) {
  return (
    <>
      <Block product={product} period={<Skeleton className="h-9 w-72" />} />
      <Skeleton className="h-17 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-md" />
      <LoadingNote text={productMessages.loading} />
    </>
  );
}
