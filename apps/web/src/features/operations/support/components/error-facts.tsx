import { ChevronRight } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import type { ShownError } from '../support.queries.ts';

/** Code and time of an error; technical details are collapsed. */
export function ErrorFacts({ shown: { id, at, details, code } }: { shown: ShownError }) {
  const when = `${formatDateTime(at)} (horário de Brasília)`;
  return (
    <div className="rounded-md border bg-surface">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1 p-4 text-body">
        <dt className="text-muted">{code ? 'Código do relato' : 'Código'}</dt>
        <dd className="figures flex items-center gap-2 leading-8">
          <span>{id}</span>
          <CopyButton compact text={`${id}, ${when}, ${details}`} label="Copiar detalhes" />
        </dd>
        {code && (
          <>
            <dt className="text-muted">Código do erro</dt>
            <dd className="figures flex items-center gap-2 leading-8">
              <span className="leading-normal [overflow-wrap:anywhere]">{code}</span>
              <CopyButton compact text={code} label="Copiar código do erro" />
            </dd>
          </>
        )}
        <dt className="text-muted">Quando</dt>
        <dd className="figures">{when}</dd>
      </dl>
      <details className="group border-t">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-b-md px-4 py-3 text-body [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform duration-100 group-open:rotate-90" />
          Detalhes
        </summary>
        <p className="break-words px-4 pb-4 text-body text-muted">{details}</p>
      </details>
    </div>
  );
}
