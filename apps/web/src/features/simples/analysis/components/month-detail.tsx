import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import type { ItemGroup } from '@restitui/domain/simples/analysis/item-filters.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { RectificationSection } from '../../rectifications/components/rectification-section.tsx';
import { SelicSection } from '../../refund-requests/components/selic-section.tsx';
import { monthFigures } from '../month-figures.ts';
import { ConferenciaSection } from './conferencia-section.tsx';
import { DeclarationFacts } from './declaration-facts.tsx';
import { DeclarationLines } from './declaration-lines.tsx';
import { FigureList } from './figure-list.tsx';
import { GroupCards } from './group-cards.tsx';
import { IbsCbsSection } from './ibs-cbs-section.tsx';
import { PaymentSlices } from './payment-slices.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { RefundAccountSection } from './refund-account-section.tsx';

interface MonthDetailProps {
  id_apuracao: string;
  month: AnalysisMonth;
  grupo: ItemGroup | undefined;
  onGroup: (grupo: ItemGroup | undefined) => void;
}

/** Shows a month from the refund calculation to the declaration and the groups of notes. */
export function MonthDetail({ id_apuracao, month, grupo, onGroup }: MonthDetailProps) {
  const { row, declaracao, pgdas } = month;
  return (
    <>
      {row.diagnostico !== diagnosisTexts.erro && <RefundAccountSection row={row} />}
      <ReasonsSection reasons={month.motivos ?? []} />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {monthFigures(month).map((block) => (
          <FigureList key={block.title} {...block} />
        ))}
      </div>
      <section aria-labelledby="declaration" className="min-w-0">
        <h3 id="declaration" className="mb-1 font-medium text-body">
          Declaração
        </h3>
        {declaracao ? (
          <DeclarationFacts {...declaracao} />
        ) : (
          <p className="text-muted">Nenhuma declaração deste mês.</p>
        )}
        {month.fatias.length > 1 && <PaymentSlices slices={month.fatias} />}
        {pgdas.length > 0 && <DeclarationLines lines={pgdas} />}
      </section>
      <ConferenciaSection checks={month.conferencias} />
      {month.fatias.length > 0 && <SelicSection parts={month.fatias} />}
      <RectificationSection id_apuracao={id_apuracao} competencia={row.competencia} />
      {month.ibs_cbs && <IbsCbsSection amounts={month.ibs_cbs} />}
      <section aria-labelledby="groups" className="min-w-0">
        <h3 id="groups" className="mb-2 font-medium text-body">
          Grupos das notas
        </h3>
        <GroupCards groups={month.grupos} selected={grupo} onSelect={onGroup} />
      </section>
    </>
  );
}
