import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeUpdate, takeUpdateIfIdle, useUpdateWaiting } from '../lib/app-update.ts';
import { Button } from '../ui/button.tsx';

/** Offers a new version while a reload would lose work; tries again on each change of screen. */
export function UpdateNotice() {
  const waiting = useUpdateWaiting();
  const router = useRouter();
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged }) => void (pathChanged && takeUpdateIfIdle())),
    [router],
  );
  if (!waiting) return null;
  return (
    <section
      aria-label="Nova versão"
      className="pointer-events-auto fixed inset-x-4 bottom-[calc(1rem+var(--offline))] z-50 flex animate-rise items-center gap-4 rounded-md bg-surface px-4 py-3 shadow-float sm:right-auto sm:max-w-md print:hidden"
    >
      <div role="status" className="min-w-0 flex-1">
        <p className="font-semibold text-body">Nova versão disponível</p>
        <p className="text-caption text-muted">Salve o que está aberto e atualize quando puder.</p>
      </div>
      <Button size="sm" variant="primary" onClick={takeUpdate}>
        Atualizar
      </Button>
    </section>
  );
}
