import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { formatDate } from '../../../../lib/formats.ts';

type Declaration = NonNullable<AnalysisMonth['declaracao']>;

/** Shows the declaration on which the month was computed, and its payment. */
export function DeclarationFacts(declaration: Declaration) {
  const entries = [
    ['Número', declaration.numero],
    ['Documento', declaration.tipo],
    ['Regime', declaration.regime],
    ['RBT12', formatBRL(declaration.rbt12)],
    ['DAS declarado', `${formatBRL(declaration.das_total)}, vence em ${formatDate(declaration.vencimento)}`],
    ['Pagamento', paymentText(declaration)],
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

function paymentText({ pago_em, valor_pago, pagamento_presumido }: Declaration): string {
  if (pagamento_presumido) return 'Não informado; vale o vencimento';
  if (!pago_em) return 'Não reconhecido';
  return valor_pago === null ? formatDate(pago_em) : `${formatBRL(valor_pago)} em ${formatDate(pago_em)}`;
}
