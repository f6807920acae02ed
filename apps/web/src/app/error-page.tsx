import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { ApiError, errorText } from '../lib/api-error.ts';
import { formatDateTime } from '../lib/formats.ts';
import { currentAuth } from '../lib/session-store.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { homeOf } from './guards.ts';
import { InShell } from './in-shell.ts';

/** What a person can pass on so that the error is found again. */
function detailsOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.message} (${error.status || 'sem resposta'}, ${error.code})`;
  return error instanceof Error ? `${errorText(error)}: ${error.message}` : errorText(error);
}

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const inside = use(InShell);
  const Frame = inside ? 'div' : 'main';
  const frame = inside ? {} : { id: 'conteudo', tabIndex: -1 };
  const [id] = useState(() => crypto.randomUUID().slice(0, 8).toUpperCase());
  const [at] = useState(() => new Date().toISOString());
  const [retrying, setRetrying] = useState(false);
  const auth = currentAuth();
  const details = detailsOf(error);

  function retry() {
    setRetrying(true);
    setTimeout(() => window.location.reload(), 1000);
  }

  return (
    <Frame {...frame} className="mx-auto flex min-h-[70dvh] max-w-xl flex-col justify-center px-6 py-12 outline-none">
      <h1 className="font-semibold text-title tracking-tight">Algo deu errado!</h1>
      <p className="mt-2 text-body text-muted">
        O que você já tinha salvo continua salvo. Tente de novo; se o erro voltar, envie o código ao suporte.
      </p>
      <dl className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 rounded-md border bg-surface p-4 text-body">
        <dt className="text-muted">Detalhes</dt>
        <dd className="min-w-0 break-words">{details}</dd>
        <dt className="text-muted">Quando</dt>
        <dd className="figures">{formatDateTime(at)}</dd>
        <dt className="text-muted">Código</dt>
        <dd className="figures flex items-center gap-2 leading-8">
          {id}
          <CopyButton compact text={`${id} · ${formatDateTime(at)} · ${details}`} label="Copiar detalhes" />
        </dd>
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" loading={retrying} onClick={retry}>
          Tentar novamente
        </Button>
        <Button onClick={() => window.location.assign(auth ? homeOf(auth.user) : '/')}>Ir para Home</Button>
        <Button variant="ghost" onClick={() => router.history.back()}>
          Voltar
        </Button>
      </div>
    </Frame>
  );
}
