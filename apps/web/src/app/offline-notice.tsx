import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ageText, shownData } from '../lib/shown-data.ts';
import { useOnline } from '../lib/use-online.ts';

const refreshMilliseconds = 10_000;

/** Says that there is no network and how old the shown data is; disappears when the network is back. */
export function OfflineNotice() {
  return useOnline() ? null : <Notice />;
}

function Notice() {
  const queryClient = useQueryClient();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    const timer = setInterval(refresh, refreshMilliseconds);
    const unsubscribe = queryClient.getQueryCache().subscribe(refresh);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [queryClient]);
  const bar = useRef<HTMLElement>(null);
  // What is at the bottom of the window, such as the buttons of a dialog, stays above the notice.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--offline', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    const sizes = new ResizeObserver(measure);
    if (bar.current) sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--offline');
    };
  }, []);
  const { loadedAt, isWaiting } = shownData(queryClient);
  return (
    <section
      ref={bar}
      aria-label="Conexão"
      className="fixed inset-x-0 bottom-0 z-50 flex items-center justify-center gap-3 bg-ink px-4 py-2 text-canvas shadow-float print:hidden"
    >
      <WifiOff aria-hidden className="size-4 shrink-0" />
      <p role="status" className="text-caption">
        <strong className="font-semibold">Sem conexão.</strong>{' '}
        {loadedAt !== undefined && `Dados carregados ${ageText(now - loadedAt)}. `}
        {isWaiting
          ? 'O que falta carrega sozinho quando a rede voltar.'
          : 'Tudo continua sozinho quando a rede voltar.'}
      </p>
    </section>
  );
}
