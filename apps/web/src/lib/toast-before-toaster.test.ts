import { toast } from 'sonner';
import { beforeEach, expect, it } from 'vitest';
import { shownToast } from './shown-toast.ts';

/** Returns the toasts that the library shows as soon as its `Toaster` is mounted; none is in these tests. */
const waitingForToaster = () => toast.getToasts().flatMap((each) => ('title' in each ? [each] : []));
const titles = () => waitingForToaster().map(({ title }) => title);

beforeEach(() => shownToast.clear());

it('keeps the newest message for the Toaster, and reports its end', () => {
  shownToast.success('Contrato salvo');
  shownToast.error('Sem rede');
  expect(titles()).toEqual(['Sem rede']);
  shownToast.successInBackground('Contrato atualizado');
  expect(titles()).toEqual(['Sem rede']);
  const [shown] = waitingForToaster();
  if (shown) shown.onAutoClose?.(shown);
  expect(titles()).toEqual(['Contrato atualizado']);
});

it('shows a message about work in the background after one that was cleared', () => {
  shownToast.success('Assinatura adicionada');
  shownToast.successInBackground('Contrato atualizado');
  shownToast.clear();
  expect(titles()).toEqual(['Contrato atualizado']);
  shownToast.clear();
  expect(titles()).toEqual([]);
  shownToast.successInBackground('Dossiê pronto');
  expect(titles()).toEqual(['Dossiê pronto']);
});
