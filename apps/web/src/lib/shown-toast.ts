import { type ExternalToast, toast } from 'sonner';
import { errorCodeOf } from './api-error.ts';
import { nextStep } from './next-steps.ts';

type Kind = 'success' | 'error' | 'info' | 'warning';

/** The toast that is shown. */
let shown: string | number | undefined;
/** Messages about work in the background, which wait until the shown toast has ended. */
const waiting: (() => void)[] = [];

/** Shows the next waiting message in place of the one that has ended. */
function showNext(): void {
  shown = undefined;
  waiting.shift()?.();
}

/** Returns the second line of a toast: what its title does not say yet, and what to do where no text says it. */
function secondLine(title: string, description = title): string | undefined {
  const detail = title.includes(description) ? [] : [description];
  const step = nextStep(description) ?? [];
  return detail.concat(step).map(ended).join(' ') || undefined;
}

const ended = (sentence: string, _at: number, { length }: string[]) =>
  length === 1 || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;

function show(kind: Kind, title: string, description?: string, options: ExternalToast = {}) {
  toast.dismiss();
  const end = ({ id }: { id: string | number }) => {
    if (id === shown) showNext();
  };
  const duration = kind === 'error' ? 8000 : 4000;
  shown = toast[kind](title, {
    description: secondLine(title, description),
    duration,
    onAutoClose: end,
    onDismiss: end,
    ...options,
  });
}

/** Time to read the code of an error, or to copy it; the toast can be closed earlier. */
const codeDuration = 30_000;

/** Shows an error with the code that a user quotes to support. */
function showWithCode(title: string, description: string | undefined, code: string) {
  const text = [secondLine(title, description), `Código do erro: ${code}`].filter(Boolean).join('\n');
  const options = { duration: codeDuration, id: code };
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => 'Código copiado',
      () => 'Não foi possível copiar',
    );
  const onClick = async (event: { preventDefault: () => void }) => {
    // The library closes the toast otherwise.
    event.preventDefault();
    toast.error(title, { ...options, description: text, action: { label: await copy(), onClick } });
  };
  show('error', title, undefined, { description: text, ...options, action: { label: 'Copiar código', onClick } });
}

/** Time to try again before the offer of a reload goes. */
const partDuration = 15_000;

/** The toasts of `notify`, which loads this after the first paint. */
export const shownToast = {
  clear(): void {
    toast.dismiss();
    // The library reports the end of a toast only once its `Toaster` has been mounted.
    showNext();
  },
  success: (title: string, description?: string) => show('success', title, description),
  successInBackground(title: string): void {
    const present = () => show('success', title);
    if (shown === undefined) present();
    else waiting.push(present);
  },
  error(title: string, description?: string, cause?: unknown): void {
    const code = errorCodeOf(cause);
    if (code) showWithCode(title, description, code);
    else show('error', title, description);
  },
  info: (title: string, description?: string) => show('info', title, description),
  warning: (title: string, description?: string) => show('warning', title, description),
  partMissing(): void {
    const description = navigator.onLine
      ? 'Tente abrir de novo. Se não abrir, recarregue a página.'
      : 'Você está sem conexão. Tente de novo quando ela voltar.';
    const reload = { label: 'Recarregar', onClick: () => window.location.reload() };
    show('error', 'Esta parte da tela não carregou.', description, {
      duration: partDuration,
      ...(navigator.onLine && { action: reload }),
    });
  },
};
