import { formatDay, formatInstant } from '@restitui/brazil/day.ts';
import type { OwnErasureRequest } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { privacyMessages } from '../privacy.messages.ts';
import { exportOwn, ownErasuresQuery, requestOwnErasureNow } from '../privacy.queries.ts';
import { ErasureBadge } from './erasure-badge.tsx';
import { RequestErasureDialog } from './request-erasure-dialog.tsx';

const draft = 'eliminação própria';

/** Export and erasure of the user's own data. */
export function OwnPrivacyPanel() {
  const own = useQuery(ownErasuresQuery);
  const download = useMutation(exportOwn);
  const [asking, setAsking] = useState(false);
  const ask = useMutation({ ...withDraft(requestOwnErasureNow, draft), onSettled: () => setAsking(false) });
  const open = own.data?.some(({ status }) => status === 'pendente' || status === 'em_andamento');
  return (
    <div className="flex flex-col gap-8 pb-2">
      <section aria-labelledby="meus-dados">
        <h3 id="meus-dados" className="mb-1 font-semibold text-lead">
          Seus dados
        </h3>
        <p className="mb-4 max-w-prose text-body text-muted">
          Uma cópia de tudo o que guardamos sobre você: uma página para ler, os mesmos dados em JSON e as suas fotos. A
          geração fica registrada.
        </p>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          Baixar meus dados
        </Button>
      </section>
      <section aria-labelledby="eliminacao">
        <h3 id="eliminacao" className="mb-1 font-semibold text-lead">
          Eliminação
        </h3>
        <p className="mb-4 max-w-prose text-body text-muted">
          Você pode pedir que apaguemos os seus dados (LGPD, art. 18). O que a lei manda guardar, como as provas de um
          contrato assinado, fica até o fim do prazo.
        </p>
        {own.isPending && <LoadingBlock className="h-9 w-56" />}
        {own.isError && (
          <ErrorState title={privacyMessages.loadFailed} error={own.error} onRetry={() => own.refetch()} />
        )}
        {own.data && own.data.length > 0 && (
          <ul className="mb-4 flex flex-col divide-y rounded-md border">
            {own.data.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
        {own.data && !open && (
          <Button onClick={() => setAsking(true)}>
            <Eraser aria-hidden />
            Pedir eliminação
          </Button>
        )}
      </section>
      <RequestErasureDialog
        open={asking}
        onOpenChange={setAsking}
        pending={ask.isPending}
        draft={draft}
        onConfirm={(motivo) => ask.mutate(motivo)}
      />
    </div>
  );
}

function OwnRequest({ request: { createdDate, status, answerBy, reason } }: { request: OwnErasureRequest }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-body">
          Pedida em <time dateTime={createdDate}>{formatInstant(createdDate)}</time>
        </p>
        <p className="break-words text-caption text-muted">
          {status === 'pendente' ? `Resposta até ${formatDay(answerBy)}` : reason && `Resposta: ${reason}`}
        </p>
      </div>
      <ErasureBadge status={status} />
    </li>
  );
}
