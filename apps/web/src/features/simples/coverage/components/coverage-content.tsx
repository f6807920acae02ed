import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { canConfirmCoverage } from '@restitui/domain/simples/coverage/coverage.access.ts';
import type { Coverage, CoverageConfirmation } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { useMemo } from 'react';
import { formatCount } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { type CoverageFigures, coverageFigures } from '../coverage-figures.ts';
import { CoverageMonths } from './coverage-months.tsx';
import { CoverageRequests } from './coverage-requests.tsx';
import { NamedNotes } from './named-notes.tsx';
import { NumberSeriesList } from './number-series-list.tsx';

interface CoverageContentProps {
  id_apuracao: string;
  company: { razao_social: string; cnpj: string };
  coverage: Coverage;
  confirmations: readonly CoverageConfirmation[];
  onOpenMonth: (competencia: string) => void;
}

export function CoverageContent({ id_apuracao, company, coverage, confirmations, onOpenMonth }: CoverageContentProps) {
  const actor = useActor();
  const figures = useMemo(() => coverageFigures(coverage, confirmations), [coverage, confirmations]);
  return (
    <div className="flex flex-col gap-6">
      <Figures figures={figures} requests={coverage.pedidos_total} />
      {figures.aConfirmar > 0 && (
        <Notice tone="warning" title={openMonthsText(figures.aConfirmar)}>
          O valor desses meses é um mínimo. Peça o que falta ou confirme cada mês, com o motivo, antes de seguir com a
          apuração.
        </Notice>
      )}
      <CoverageMonths
        id_apuracao={id_apuracao}
        lines={figures.lines}
        mayConfirm={canConfirmCoverage(actor)}
        onOpenMonth={onOpenMonth}
      />
      <CoverageRequests requests={coverage.pedidos} total={coverage.pedidos_total} company={company} />
      <NumberSeriesList series={coverage.series} />
      <NamedNotes names={coverage.nomes} months={coverage.meses} />
    </div>
  );
}

function openMonthsText(months: number): string {
  return counted(months, 'mês de cobertura baixa a confirmar', 'meses de cobertura baixa a confirmar');
}

function Figures({ figures, requests }: { figures: CoverageFigures; requests: number }) {
  const { cobertura, falta, baixos, numeros } = figures;
  const shown = [
    ['Receita explicada', cobertura === null ? '—' : formatPercent(cobertura * 100, 1)],
    ['Falta nas notas', formatBRL(falta)],
    ['Meses abaixo de 90%', formatCount(baixos)],
    ['Números que faltam', formatCount(numeros)],
    ['Pedidos ao cliente', formatCount(requests)],
  ];
  return (
    <dl className="figures grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="font-medium text-lead">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
