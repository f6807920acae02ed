import { toast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning';

function show(kind: Kind, title: string, description?: string) {
  toast.dismiss();
  toast[kind](title, { description, duration: kind === 'error' ? 8000 : 4000 });
}

/** Shows one toast at a time; a new one replaces the last. */
export const notify = {
  /** Removes the toast that is shown. */
  clear: () => toast.dismiss(),
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  info: (title: string, description?: string) => show('info', title, description),
  warning: (title: string, description?: string) => show('warning', title, description),
};
