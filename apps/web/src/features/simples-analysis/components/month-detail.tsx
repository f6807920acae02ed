import { formatBRL } from '@restitui/brazil/money.ts';
import { diagnosisTexts } from '@restitui/domain/simples-analysis/diagnosis.ts';
import type { AnalysisMonth, ItemGroup } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { formatDate } from '../../../lib/formats.ts';
import { monthFigures } from '../month-figures.ts';
import { DeclarationLines } from './declaration-lines.tsx';
import { FigureList } from './figure-list.tsx';
import { GroupCards } from './group-cards.tsx';
import { RefundAccountSection } from './refund-account-section.tsx';

interface MonthDetailProps {
  month: AnalysisMonth;
  grupo: ItemGroup | undefined;
  onGroup: (grupo: ItemGroup | undefined) => void;
}

/** From the account of the refund to the declaration and the groups of the notes. */
export function MonthDetail({ month, grupo, onGroup }: MonthDetailProps) {
  const { row, declaracao, pgdas } = month;
  return (
    <>
      {row.diagnostico !== diagnosisTexts.erro && <RefundAccountSection row={row} />}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {monthFigures(row).map((block) => (
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
        {pgdas.length > 0 && <DeclarationLines lines={pgdas} />}
      </section>
      <section aria-labelledby="groups" className="min-w-0">
        <h3 id="groups" className="mb-2 font-medium text-body">
          Grupos das notas
        </h3>
        <GroupCards groups={month.grupos} selected={grupo} onSelect={onGroup} />
      </section>
    </>
  );
}

function DeclarationFacts(facts: NonNullable<AnalysisMonth['declaracao']>) {
  const paid = facts.pago_em
    ? `${facts.valor_pago === null ? '' : `${formatBRL(facts.valor_pago)} em `}${formatDate(facts.pago_em)}`
    : 'Não reconhecido';
  const entries = [
    ['Número', facts.numero],
    ['Documento', facts.tipo],
    ['Regime', facts.regime],
    ['RBT12', formatBRL(facts.rbt12)],
    ['DAS declarado', formatBRL(facts.das_total)],
    ['Pagamento', paid],
  ];
  return (
    <dl className="figures mb-3 grid grid-cols-2 gap-x-6 gap-y-2 text-body sm:grid-cols-3">
      {entries.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
