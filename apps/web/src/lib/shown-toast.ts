import { type ExternalToast, toast } from 'sonner';
import { errorCodeOf } from './api-error.ts';
import { nextStep } from './next-steps.ts';

type Kind = 'success' | 'error' | 'info' | 'warning';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** The toast that is shown. */
let shown: string | number | undefined;
/** Messages about work in the background, which wait until the shown toast has ended. */
const waiting: (() => void)[] = [];

/** Shows the next waiting message in place of the one that has ended. */
function showNext(): void {
  shown = undefined;
  waiting.shift()?.();
}

/** Returns the second line of a toast: what its title lacks, and what to do where no text tells it. */
function secondLine(title: string, description = title): string | undefined {
  const step = nextStep(description);
  if (title.includes(description)) return step;
  if (!step) return description;
  return `${/[.!?]$/.test(description) ? description : `${description}.`} ${step}`;
}

function show(kind: Kind, title: string, description: string | undefined, options: ExternalToast = {}) {
  toast.dismiss();
  const end = ({ id }: { id: string | number }) => {
    if (id === shown) showNext();
  };
  const duration = kind === 'error' ? 8000 : 4000;
  shown = toast[kind](title, { description, duration, onAutoClose: end, onDismiss: end, ...options });
}

const showKind = (kind: Kind) => (title: string, description?: string) =>
  show(kind, title, secondLine(title, description));

/** Time to read the code of an error, or to copy it; the toast can be closed earlier. */
const codeDuration = 30_000;

/** Shows an error with the code that a user quotes to support. */
function showWithCode(title: string, line: string | undefined, code: string) {
  const text = [line, `Código do erro: ${code}`].filter(Boolean).join('\n');
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
  show('error', title, text, { ...options, action: { label: 'Copiar código', onClick } });
}

/** Time to try again before the offer of a reload goes. */
const partDuration = 15_000;

/** Time to follow an action. */
const actionDuration = 10_000;

/** The toasts of `notify`, which loads this after the first paint. */
export const shownToast = {
  clear(): void {
    toast.dismiss();
    // The library reports the end of a toast only once its `Toaster` has been mounted.
    showNext();
  },
  success(title: string, description?: string, action?: ToastAction): void {
    const options = action && { action, duration: actionDuration };
    show('success', title, secondLine(title, description), options);
  },
  successInBackground(title: string): void {
    const present = () => shownToast.success(title);
    if (shown === undefined) present();
    else waiting.push(present);
  },
  error(title: string, description?: string, cause?: unknown): void {
    const line = secondLine(title, description);
    const code = errorCodeOf(cause);
    if (code) showWithCode(title, line, code);
    else show('error', title, line);
  },
  info: showKind('info'),
  warning: showKind('warning'),
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
