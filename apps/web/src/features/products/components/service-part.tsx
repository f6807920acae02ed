import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import type { ScreenedService } from '@restitui/domain/products/service-screen.ts';
import type { ProductSearch } from '../../../lib/address-search.ts';
import { FundsSection } from '../../funds/components/funds-section.tsx';
import { AnalysisSection } from '../../simples-analysis/components/analysis-section.tsx';

export interface ServicePartProps {
  screen: ScreenedService;
  product: Product;
  assessment: Assessment;
  assessments: readonly Assessment[];
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}

/** What a service has of its own for the chosen apuração. */
export function ServicePart({ screen, product, assessment, search, onSearch }: ServicePartProps) {
  if (screen === 'PIS_COFINS_MONOFASICO_PARA_SN') {
    return (
      <AnalysisSection
        key={assessment.id}
        assessment={assessment}
        address={{ mes: search.mes, grupo: search.grupo, pagina: search.pagina }}
        onAddress={(address) => onSearch({ apuracao: search.apuracao, ...address })}
      />
    );
  }
  if (screen === 'PREVIDENCIARIO') {
    return <FundsSection key={assessment.id} product={product} assessment={assessment} />;
  }
  return null;
}
