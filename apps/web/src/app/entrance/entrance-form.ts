import { formatCpf } from '@restitui/brazil/cpf.ts';
import { completeDomain } from '../../features/accounts/session/complete-domain.ts';
import { isComposedText } from '../../lib/composition.ts';
import { formatTyped } from '../../lib/masks.ts';

/** The form of the page while the app is not there. */
export interface EntranceForm {
  setBusy: (isBusy: boolean) => void;
  /** Shows in the busy button how much of the app has arrived, in percent. */
  showLoaded: (percent: number) => void;
}

const loadingText = 'Carregando o sistema…';

function maskCpf(field: HTMLInputElement) {
  const { text, caret } = formatTyped(formatCpf, field.value, field.selectionStart ?? field.value.length);
  if (field.value === text) return;
  field.value = text;
  field.setSelectionRange(caret, caret);
}

/**
 * Lets the form be filled in and sent: the button is locked while a field is empty, an e-mail is completed with the
 * company's domain (F-094, F-095), and a CPF is masked, because the app takes over the text with the place of the caret.
 * The app checks the rest before it sends anything.
 */
export function followForm(page: HTMLElement, domain: string, onSubmit: () => void): EntranceForm {
  const fields = [...page.querySelectorAll('input')];
  const button = page.querySelector<HTMLButtonElement>('button[type=submit]');
  const shown = document.createElement('span');
  // Read out by the status alone; the button keeps its name.
  shown.ariaHidden = 'true';
  shown.dataset.loaded = '';
  shown.textContent = loadingText;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'sr-only';
  let lastEmail = '';

  function lockButton() {
    if (button) button.disabled = fields.some(({ value }) => value === '');
  }

  page.addEventListener('input', (event) => {
    const { target } = event;
    // A value that is set during a composition ends it and doubles its text.
    if (!(target instanceof HTMLInputElement) || isComposedText(event)) return lockButton();
    if (target.name === 'cpfProprietario') maskCpf(target);
    if (target.name === 'email') {
      const typed = target.value;
      const completed = completeDomain(lastEmail, typed, domain || undefined);
      if (completed) {
        target.value = completed;
        target.setSelectionRange(typed.length, completed.length);
      }
      lastEmail = target.value;
    }
    lockButton();
  });
  page.addEventListener('compositionend', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'cpfProprietario') maskCpf(target);
  });
  // The focus stays in the field, as with the app's button.
  button?.addEventListener('mousedown', (event) => event.preventDefault());
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  page.append(status);
  return {
    setBusy: (isBusy) => {
      for (const name of ['aria-busy', 'aria-disabled']) {
        if (isBusy) button?.setAttribute(name, 'true');
        else button?.removeAttribute(name);
      }
      if (isBusy) button?.append(shown);
      else shown.remove();
      status.textContent = isBusy ? loadingText : '';
    },
    showLoaded: (percent) => {
      shown.textContent = `${loadingText} ${percent}%`;
    },
  };
}
