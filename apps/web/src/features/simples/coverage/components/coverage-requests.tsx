import { formatBRL } from '@restitui/brazil/money.ts';
import type { CoverageRequest } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatCount, keepUnbroken } from '../../../../lib/formats.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { coverageMessages } from '../coverage.messages.ts';
import { requestsText } from '../request-files.ts';
import { saveCoverageRequests } from './save-coverage-requests.ts';

const first = 5;

interface CoverageRequestsProps {
  requests: readonly CoverageRequest[];
  total: number;
  company: { razao_social: string; cnpj: string };
}

/** Lists what to request from the client, most valuable first, to copy or download. */
export function CoverageRequests({ requests, total, company }: CoverageRequestsProps) {
  const [all, setAll] = useState(false);
  if (requests.length === 0) return null;
  const shown = all ? requests : requests.slice(0, first);

  function save() {
    notify.success(coverageMessages.saved(saveCoverageRequests(requests, company)));
  }

  return (
    <section aria-labelledby="coverage-requests" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 id="coverage-requests" className="flex-1 font-medium text-body">
          O que pedir ao cliente
        </h3>
        <CopyButton text={requestsText(requests)} label="Copiar pedidos" />
        <Button onClick={save}>
          <Download aria-hidden />
          Salvar CSV
        </Button>
      </div>
      <ol className="divide-y border-y">
        {shown.map(({ texto, valor }) => (
          <li key={texto} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 text-body sm:flex-nowrap">
            <span className="min-w-0">{keepUnbroken(texto)}</span>
            {valor > 0 && <span className="figures shrink-0 text-muted">{formatBRL(valor)}</span>}
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {requests.length > first && (
          <Button size="sm" variant="ghost" className="-ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Mostrar menos' : `Mostrar todos (${formatCount(requests.length)})`}
          </Button>
        )}
        <p className="text-caption text-muted">
          Na ordem da receita em jogo; para números que faltam, estimada pela média da série.
          {total > requests.length &&
            ` Listados os primeiros ${formatCount(requests.length)} de ${formatCount(total)}.`}
        </p>
      </div>
    </section>
  );
}
