import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { formatDate } from '../../../../lib/formats.ts';

/**
 * Shows the refund by payment: a month paid in parts expires in parts, and the refund is allocated to the latest
 * payments first.
 */
export function PaymentSlices({ slices }: { slices: AnalysisMonth['fatias'] }) {
  return (
    <ul aria-label="Restituição por pagamento" className="mb-3 divide-y rounded-md border text-body">
      {slices.map(({ pago_em, valor, prescreve_em, prescrito }) => (
        <li key={`${pago_em} ${valor}`} className="figures flex flex-wrap justify-between gap-x-4 px-4 py-2">
          <span>
            {formatBRL(valor)} do pagamento de {formatDate(pago_em)}
          </span>
          <span className={prescrito ? 'text-danger' : 'text-muted'}>
            {prescrito ? 'Prescrito' : 'Prescreve'} em {formatDate(prescreve_em)}
          </span>
        </li>
      ))}
    </ul>
  );
}
