import { keepUnbroken } from '../../../../lib/formats.ts';
import type { PaymentRow } from '../payment-row.ts';

/** Names the laws behind the deadlines that are shown. */
export function DeadlineSources({ rows }: { rows: readonly PaymentRow[] }) {
  const sources = new Map(rows.flatMap(({ deadline }) => (deadline ? [[deadline.law, deadline]] : [])));
  if (sources.size === 0) return null;
  return (
    <details className="border-t px-4 py-2.5 text-caption text-muted">
      <summary className="cursor-pointer rounded-sm">De onde vêm os prazos</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {[...sources.values()].map(({ law, label, isGeneral }) => (
          <li key={law}>
            {label}: {keepUnbroken(law)}
            {isGeneral && ' Conhecimento geral, sem fonte conferida: confira na lei.'}
          </li>
        ))}
        {rows.some(({ step }) => step === 'DINHEIRO') && (
          <li>Aguarda dinheiro: nenhum prazo em lei foi conferido para o pagamento do que foi deferido.</li>
        )}
      </ul>
    </details>
  );
}
