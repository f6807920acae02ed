import { completeDomain } from '../../features/accounts/session/complete-domain.ts';
import { isComposedText } from '../../lib/composition.ts';

/** The form of the page while the app is not there. */
export interface EntranceForm {
  setBusy: (isBusy: boolean) => void;
}

/**
 * Lets the form be filled in and sent: the button is locked while a field is empty, and an e-mail is completed with the
 * company's domain (F-094, F-095). The app checks the rest before it sends anything.
 */
export function followForm(page: HTMLElement, domain: string, onSubmit: () => void): EntranceForm {
  const fields = [...page.querySelectorAll('input')];
  const button = page.querySelector<HTMLButtonElement>('button[type=submit]');
  let lastEmail = '';

  page.addEventListener('input', (event) => {
    const { target } = event;
    // A value that is set during a composition ends it and doubles its text.
    if (target instanceof HTMLInputElement && target.name === 'email' && !isComposedText(event)) {
      const typed = target.value;
      const completed = completeDomain(lastEmail, typed, domain || undefined);
      if (completed) {
        target.value = completed;
        target.setSelectionRange(typed.length, completed.length);
      }
      lastEmail = target.value;
    }
    if (button) button.disabled = fields.some(({ value }) => value === '');
  });
  // The focus stays in the field, as with the app's button.
  button?.addEventListener('mousedown', (event) => event.preventDefault());
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  return {
    setBusy: (isBusy) => {
      for (const name of ['aria-busy', 'aria-disabled']) {
        if (isBusy) button?.setAttribute(name, 'true');
        else button?.removeAttribute(name);
      }
    },
  };
}
