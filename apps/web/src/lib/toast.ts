import type { shownToast, ToastAction } from './shown-toast.ts';

/** Toasts are shown in the order of the calls, also while what shows them is still being loaded. */
function show(toast: (shown: typeof shownToast) => void): void {
  import('./shown-toast.ts').then(
    (module) => toast(module.shownToast),
    () => {
      // Without a network on a first visit: what could not be loaded cannot be shown.
    },
  );
}

/** Shows one toast at a time; a new one replaces the last. */
export const notify = {
  /** Removes the toast that is shown. */
  clear: () => show((toast) => toast.clear()),
  /** The action leads to what was made. */
  success: (title: string, description?: string, action?: ToastAction) =>
    show((toast) => toast.success(title, description, action)),
  /** Reports work that the person did not just do, once the shown toast has ended: it may be unread. */
  successInBackground: (title: string) => show((toast) => toast.successInBackground(title)),
  /** The cause adds the code of a failure of the server. */
  error: (title: string, description?: string, cause?: unknown) =>
    show((toast) => toast.error(title, description, cause)),
  info: (title: string, description?: string) => show((toast) => toast.info(title, description)),
  warning: (title: string, description?: string) => show((toast) => toast.warning(title, description)),
  /** Reports that a part of the page could not be loaded, and offers to reload it. */
  partMissing: () => show((toast) => toast.partMissing()),
};
