import type { Product } from '@restitui/domain/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { assessmentsQuery } from '../../assessments/assessments.queries.ts';
import { AssessmentBar } from '../../assessments/components/assessment-bar.tsx';
import { NoAssessments } from '../../assessments/components/no-assessments.tsx';
import { ResumeSummary } from '../../assessments/components/resume-summary.tsx';
import { AnalysisSection } from '../../simples-analysis/components/analysis-section.tsx';
import { AnalysisSkeleton } from '../../simples-analysis/components/analysis-skeleton.tsx';
import { productMessages } from '../products.messages.ts';

/** PIS/COFINS monofásico for Simples Nacional: apurações and the analysis of the chosen one. */
export function SimplesNacional({ product }: { product: Product }) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const assessments = useQuery(assessmentsQuery(product.id));

  if (assessments.isPending) {
    return (
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-72" />
        <AnalysisSkeleton />
      </div>
    );
  }
  if (assessments.isError) {
    return (
      <ErrorState title={productMessages.loadFailed} error={assessments.error} onRetry={() => assessments.refetch()} />
    );
  }

  const go = (next: object) => navigate({ to: '.', search: next as never, resetScroll: false });
  const select = (id: string) => go({ apuracao: id });
  const selected = assessments.data.find(({ id }) => id === search.apuracao) ?? assessments.data[0];

  if (!selected) return <NoAssessments product={product} onCreated={select} />;
  return (
    <div className="flex flex-col gap-6">
      <AssessmentBar product={product} assessments={assessments.data} selected={selected} onSelect={select} />
      <ResumeSummary id_apuracao={selected.id} />
      <AnalysisSection
        key={selected.id}
        assessment={selected}
        address={{ mes: search.mes, grupo: search.grupo, pagina: search.pagina }}
        onAddress={(address) => go({ apuracao: search.apuracao, ...address })}
      />
    </div>
  );
}
