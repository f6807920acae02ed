import { counted } from '@restitui/brazil/counted.ts';
import type { PortfolioImport } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { StatCard } from '../../../../ui/stat-card.tsx';
import { isRunning } from '../portfolio.queries.ts';

/** Number of rows by outcome. */
export function ImportCountCards({ of: { counts, state } }: { of: PortfolioImport }) {
  const hasStarted = isRunning(state) || state === 'pronta' || state === 'falhou';
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      <StatCard
        emphasis
        label={hasStarted ? 'Importados' : 'Prontos para importar'}
        value={formatCount(hasStarted ? counts.importada : counts.valida)}
        hint={`de ${counted(counts.total, 'linha', 'linhas')}`}
      />
      <StatCard label="Com erro" value={formatCount(counts.erro)} hint="Corrija e envie de novo" />
      <StatCard label="Já cadastrados" value={formatCount(counts.existente)} hint="Ficam como estão" />
      <StatCard label="Repetidos" value={formatCount(counts.repetida)} hint="Vale a primeira linha" />
      <StatCard label="Corrigidos" value={formatCount(counts.corrigida)} hint="Números que a planilha mudou" />
    </div>
  );
}
