import type { OwnSession } from '@restitui/domain/accounts/session/session.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { sessionMessages } from '../session.messages.ts';
import { endOtherSessions, endSession, ownSessionsQuery } from '../session.queries.ts';
import { OwnSessionItem } from './own-session-item.tsx';

const shownAtFirst = 5;

/** The user's sessions on all devices, which can be ended. */
export function OwnSessions() {
  const sessions = useQuery(ownSessionsQuery);
  const end = useMutation(endSession);
  const endOthers = useMutation(endOtherSessions);
  const [ending, setEnding] = useState<OwnSession | 'others'>();
  const [all, setAll] = useState(false);
  const { data } = sessions;
  const current = data?.filter((session) => session.current) ?? [];
  const others = data?.filter((session) => !session.current) ?? [];
  const shown = [...current, ...others].slice(0, all ? undefined : shownAtFirst);
  const hidden = current.length + others.length - shown.length;
  const over = { onSettled: () => setEnding(undefined) };

  return (
    <section aria-labelledby="sessoes" className="border-t pt-6">
      <header className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 id="sessoes" className="font-semibold text-lead">
          Onde você está conectado
        </h3>
        {others.length > 0 && (
          <Button size="sm" onClick={() => setEnding('others')}>
            Encerrar as outras
          </Button>
        )}
      </header>
      {sessions.isPending && <LoadingSessions />}
      {sessions.isError && !data && (
        <ErrorState
          className="py-6"
          title={sessionMessages.sessionsFailed}
          error={sessions.error}
          onRetry={() => sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )}
      {data && (
        <ul aria-label="Sessões" className="divide-y">
          {shown.map((session) => (
            <OwnSessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {data && others.length === 0 && (
        <p className="border-t pt-3 text-caption text-muted">Nenhuma outra sessão aberta.</p>
      )}
      {hidden > 0 && (
        <Button size="sm" variant="ghost" className="mt-1 -ml-3" onClick={() => setAll(true)}>
          Mostrar mais {hidden}
        </Button>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={ending === 'others' ? 'Encerrar as outras sessões?' : 'Encerrar esta sessão?'}
        description={
          ending === 'others'
            ? 'Só este dispositivo continua conectado. Nos outros será preciso entrar novamente.'
            : `Em ${ending?.device ?? ''} será preciso entrar novamente.`
        }
        confirmLabel="Encerrar"
        tone="danger"
        pending={end.isPending || endOthers.isPending}
        onConfirm={() => {
          if (ending === 'others') endOthers.mutate(undefined, over);
          else if (ending) end.mutate(ending.id, over);
        }}
      />
    </section>
  );
}

function LoadingSessions() {
  return (
    <div className="flex flex-col gap-4 py-3">
      <LoadingNote />
      {[0, 1].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="w-40" />
          <Skeleton className="h-3 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
