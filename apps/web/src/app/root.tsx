import { Outlet } from '@tanstack/react-router';
import { PrintedMark } from '../features/tenancy/tenants/components/printed-mark.tsx';
import { useAfterFirstPaint } from '../lib/use-after-first-paint.ts';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useDocumentHead } from './use-document-head.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const loadAfterFirstPaint = async () => (await import('./after-first-paint.tsx')).AfterFirstPaint;

export function Root() {
  const AfterFirstPaint = useAfterFirstPaint(loadAfterFirstPaint);
  useDocumentHead();
  useFocusOnNavigation();
  useFocusAfterRemoval();
  return (
    <TooltipProvider>
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-4 py-2 text-body text-canvas focus:translate-y-0 print:hidden"
      >
        Pular para o conteúdo
      </a>
      <PrintedMark />
      <Outlet />
      {AfterFirstPaint && <AfterFirstPaint />}
      <UpdateNotice />
      <OfflineNotice />
    </TooltipProvider>
  );
}
