import { toast } from 'sonner';
import { nextStep } from './next-steps.ts';

type Kind = 'success' | 'error' | 'info' | 'warning';

/** A listed text without a next step gets its second line. */
function show(kind: Kind, title: string, description = nextStep(title)) {
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
