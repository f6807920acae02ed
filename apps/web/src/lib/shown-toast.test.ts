import type { ExternalToast } from 'sonner';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Toasts in the order in which they were shown; `close` ends one as its time or its button does. */
const { toasts, toast } = vi.hoisted(() => {
  const toasts: { title: string; close: () => void }[] = [];
  const open = (title: string, options: ExternalToast = {}) => {
    const id = toasts.length + 1;
    toasts.push({ title, close: () => options.onAutoClose?.({ id } as never) });
    return id;
  };
  return { toasts, toast: { dismiss: vi.fn(), success: open, error: open, info: open, warning: open } };
});
vi.mock('sonner', () => ({ toast }));

const titles = () => toasts.map(({ title }) => title);

describe('a message about work in the background', () => {
  let shownToast: typeof import('./shown-toast.ts').shownToast;
  beforeEach(async () => {
    toasts.length = 0;
    vi.resetModules();
    shownToast = (await import('./shown-toast.ts')).shownToast;
  });

  it('is shown at once when nothing is', () => {
    shownToast.successInBackground('Contrato atualizado');
    expect(titles()).toEqual(['Contrato atualizado']);
  });

  it('waits until the shown message has ended', { tags: ['W-318'] }, () => {
    shownToast.success('Assinatura adicionada');
    shownToast.successInBackground('Contrato atualizado');
    shownToast.successInBackground('Dossiê pronto');
    expect(titles()).toEqual(['Assinatura adicionada']);
    toasts[0]?.close();
    expect(titles()).toEqual(['Assinatura adicionada', 'Contrato atualizado']);
    toasts[1]?.close();
    expect(titles()).toEqual(['Assinatura adicionada', 'Contrato atualizado', 'Dossiê pronto']);
  });

  it('waits for the newest message, not for one that it replaced', () => {
    shownToast.success('Assinatura adicionada');
    shownToast.successInBackground('Contrato atualizado');
    shownToast.error('Sem rede');
    toasts[0]?.close();
    expect(titles()).toEqual(['Assinatura adicionada', 'Sem rede']);
    toasts[1]?.close();
    expect(titles()).toEqual(['Assinatura adicionada', 'Sem rede', 'Contrato atualizado']);
  });
});
