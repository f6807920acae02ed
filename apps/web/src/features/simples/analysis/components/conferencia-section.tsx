import { counted } from '@restitui/brazil/counted.ts';
import type { Conferencia } from '@restitui/domain/simples/analysis/conferencia.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { summarizeConferencia } from '../conferencia-texts.ts';
import { ConferenciaTable } from './conferencia-table.tsx';

/** Shows checked values of the declaration; disagreements are expanded. */
export function ConferenciaSection({ checks }: { checks: readonly Conferencia[] | undefined }) {
  if (!checks || checks.length === 0) return null;
  const apart = checks.filter(({ confere }) => !confere);
  const agreed = checks.filter(({ confere }) => confere);
  const Icon = apart.length > 0 ? TriangleAlert : CircleCheck;
  return (
    <section aria-labelledby="conferencia" className="min-w-0">
      <h3 id="conferencia" className="mb-1 font-medium text-body">
        Conferência da declaração
      </h3>
      <p className="mb-3 flex items-start gap-2 text-body">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${apart.length > 0 ? 'text-warning' : 'text-positive'}`} />
        {summarizeConferencia(checks)}
      </p>
      {apart.length > 0 && <ConferenciaTable label="Valores que não conferem" checks={apart} />}
      {agreed.length > 0 && (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer rounded-sm font-medium text-body">
            {counted(agreed.length, 'valor conferido', 'valores conferidos')}
          </summary>
          <div className="mt-2">
            <ConferenciaTable label="Valores conferidos" checks={agreed} />
          </div>
        </details>
      )}
    </section>
  );
}
