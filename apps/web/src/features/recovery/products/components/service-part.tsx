import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canSeeDebitMonths } from '@restitui/domain/recovery/debit-months/debit-months.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ScreenedService } from '@restitui/domain/recovery/products/service-screen.ts';
import { lazy, Suspense } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { AnalysisSkeleton } from '../../../simples/analysis/components/analysis-skeleton.tsx';
import { ResumeSummary } from '../../assessments/components/resume-summary.tsx';
import type { ProductSearch, ProductSearchChange } from '../product-search.ts';
import {
  AccessCodeCard,
  AttachmentsSection,
  CreditsSection,
  DebitMonthsSection,
  PayrollItemsSection,
  PeriodsSummary,
} from './later-sections.ts';

const loadCase = () =>
  import('../../../simples/analysis/components/analysis-section.tsx').then((m) => ({ default: m.AnalysisSection }));
const AnalysisSection = lazy(loadCase);
const loadFileAnalysis = () =>
  import('../../file-analyses/components/file-analysis-section.tsx').then((m) => ({ default: m.FileAnalysisSection }));
const FileAnalysisSection = lazy(loadFileAnalysis);

const withFiles: readonly ScreenedService[] = ['PREVIDENCIARIO', 'EXCLUSAO_DE_ICMS_E_ST'];

/** Returns the load of the part of a service, for beginning it while the assessments are read. */
export function partLoads(screen: ScreenedService): (() => Promise<unknown>)[] {
  if (screen === 'PIS_COFINS_MONOFASICO_PARA_SN') return [loadCase];
  return withFiles.includes(screen) ? [loadFileAnalysis] : [];
}

export interface ServicePartProps {
  screen: ScreenedService;
  product: Product;
  assessment: Assessment;
  assessments: readonly Assessment[];
  search: ProductSearch;
  onSearch: (search: ProductSearchChange, options?: { replace: boolean }) => void;
}

/** Renders the part of the chosen assessment that is specific to a service. */
export function ServicePart({ screen, product, assessment, assessments, search, onSearch }: ServicePartProps) {
  const mayDebits = canSeeDebitMonths(useActor(), product.typeServico);
  if (screen === 'PIS_COFINS_MONOFASICO_PARA_SN') {
    return (
      <Suspense fallback={<AnalysisSkeleton />}>
        <AnalysisSection
          key={assessment.id}
          assessment={assessment}
          sections={{
            accessCode: <AccessCodeCard id_product={product.id} />,
            attachments: <AttachmentsSection assessment={assessment} />,
            summary: <ResumeSummary id_apuracao={assessment.id} />,
            credits: <CreditsSection product={product} assessment={assessment} />,
          }}
          address={search}
          onAddress={(address, options) =>
            onSearch(
              (latest) => ({
                apuracao: latest.apuracao,
                ...(typeof address === 'function' ? address(latest) : address),
              }),
              options,
            )
          }
        />
      </Suspense>
    );
  }
  const analysis = (
    <Suspense fallback={<AnalysisSkeleton />}>
      <FileAnalysisSection
        key={`files ${assessment.id}`}
        assessment={assessment}
        mes={search.mes}
        onMonth={(mes, options) => onSearch({ apuracao: search.apuracao, mes }, options)}
      />
    </Suspense>
  );
  if (screen === 'PREVIDENCIARIO') {
    return (
      <>
        {analysis}
        <PayrollItemsSection key={assessment.id} product={product} assessment={assessment} />
      </>
    );
  }
  if (screen === 'EXCLUSAO_DE_ICMS_E_ST') {
    const onSelect = (apuracao: string) => onSearch({ apuracao });
    return (
      <>
        {analysis}
        <PeriodsSummary assessments={assessments} selected={assessment} onSelect={onSelect} />
      </>
    );
  }
  if (!mayDebits) return null;
  return (
    <DebitMonthsSection
      key={assessment.id}
      kind={screen === 'FCVS' ? 'debitos' : 'recuperacao'}
      product={product}
      assessment={assessment}
    />
  );
}
