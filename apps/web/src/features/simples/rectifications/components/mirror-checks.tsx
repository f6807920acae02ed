import { plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { RectificationMirror } from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';

/** Shows the checks of a mirror; only differences need attention. */
export function MirrorChecks({ checks }: { checks: RectificationMirror['conferencia'] }) {
  const wrong = checks.filter(({ confere }) => !confere).length;
  const Icon = wrong === 0 ? CircleCheck : TriangleAlert;
  return (
    <details className="group rounded-md border" open={wrong > 0}>
      <summary className="flex cursor-pointer items-center gap-2 px-4 py-2 text-body">
        <Icon aria-hidden className={wrong === 0 ? 'size-4 text-positive' : 'size-4 text-warning'} />
        {wrong === 0
          ? `Conferência centavo a centavo: ${checks.length} de ${checks.length} batem`
          : `Conferência: ${wrong} de ${checks.length} não ${plural(wrong, 'bate', 'batem')}`}
      </summary>
      <ul className="figures divide-y border-t text-caption">
        {checks.map(({ codigo, texto, esperado, obtido, tolerancia, confere }) => (
          <li key={codigo} className="flex flex-wrap justify-between gap-x-4 px-4 py-1.5">
            <span className={confere ? 'text-muted' : 'text-warning'}>{texto}</span>
            <span>
              {formatBRL(obtido)}
              {esperado !== obtido && ` por ${formatBRL(esperado)}`}
              {tolerancia > 0 && <span className="text-muted"> (± {formatBRL(tolerancia)})</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
