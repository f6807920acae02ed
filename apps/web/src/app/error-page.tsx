import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { ErrorFacts } from '../features/operations/support/components/error-facts.tsx';
import { SupportPhone } from '../features/operations/support/components/support-phone.tsx';
import { ApiError, errorCodeOf, errorText } from '../lib/api-error.ts';
import { currentAuth } from '../lib/session-store.ts';
import { useLater } from '../lib/use-later.ts';
import { Button } from '../ui/button.tsx';
import { homeOf } from './guards.ts';
import { InShell } from './in-shell.ts';

const loadReportForm = async () =>
  (await import('../features/operations/support/components/report-form.tsx')).ReportForm;

/** Returns the details that a user can report, by which support finds the error. */
function detailsOf(error: unknown): string {
  if (error instanceof ApiError) {
    const facts = [error.status || 'sem resposta', error.code, errorCodeOf(error)];
    return `${error.message} (${facts.filter(Boolean).join(', ')})`;
  }
  return error instanceof Error ? `${errorText(error)}: ${error.message}` : errorText(error);
}

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const inside = use(InShell);
  const Frame = inside ? 'div' : 'main';
  const frame = inside ? {} : { id: 'conteudo', tabIndex: -1 };
  const [shown] = useState(() => ({
    id: crypto.randomUUID().slice(0, 8).toUpperCase(),
    at: new Date().toISOString(),
    details: detailsOf(error),
    code: errorCodeOf(error),
  }));
  const [retrying, setRetrying] = useState(false);
  const auth = currentAuth();
  const ReportForm = useLater(loadReportForm, true);

  function retry() {
    setRetrying(true);
    setTimeout(() => window.location.reload(), 1000);
  }

  return (
    <Frame {...frame} className="mx-auto flex min-h-[70dvh] max-w-xl flex-col justify-center px-6 py-12 outline-none">
      <h1 className="font-semibold text-title tracking-tight">Algo deu errado!</h1>
      <p className="mt-2 text-body text-muted">
        O que você já tinha salvo continua salvo. Tente de novo; se o erro voltar, conte ao suporte o que aconteceu.
      </p>
      <div className="mt-6 mb-6 flex flex-wrap gap-2">
        <Button variant="primary" loading={retrying} onClick={retry}>
          Tentar novamente
        </Button>
        <Button onClick={() => window.location.assign(auth ? homeOf(auth.user) : '/')}>Ir para Home</Button>
        <Button variant="ghost" onClick={() => router.history.back()}>
          Voltar
        </Button>
      </div>
      <ErrorFacts shown={shown} />
      <section aria-labelledby="relatar" className="mt-8">
        <h2 id="relatar" className="mb-1 font-semibold text-lead">
          Relatar o erro
        </h2>
        <SupportPhone />
        <div className="mt-4">{ReportForm && <ReportForm shown={shown} />}</div>
      </section>
    </Frame>
  );
}
