/** Kinds of input from keys and the clipboard; others come from a program, such as a password manager. */
const typed = /^(insert(Text|CompositionText|FromPaste|FromDrop|LineBreak)|delete)/;

/** The actions of the person that replacing the page would disturb. */
export interface Person {
  /** Fields that were left, by name. */
  left: Set<string>;
  /** Whether a key, a button or a composition is between its begin and its end. */
  isPressing: () => boolean;
  /** Whether the browser or a password manager may show a list for a field. */
  isChoosing: () => boolean;
}

const fieldOf = ({ target }: Event) => (target instanceof HTMLInputElement ? target : undefined);

/**
 * Follows what a person does in the page.
 * @param onAct called in the task after an action
 */
export function followPerson(page: HTMLElement, onAct: () => void): Person {
  const left = new Set<string>();
  let isPressed = false;
  let isComposing = false;
  let choosing: HTMLInputElement | undefined;
  const acted = () => setTimeout(onAct);
  const release = () => {
    isPressed = false;
    acted();
  };
  const on = <K extends keyof HTMLElementEventMap>(name: K, react: (event: HTMLElementEventMap[K]) => void) =>
    page.addEventListener(name, react, { capture: true });

  on('pointerdown', (event) => {
    isPressed = true;
    isComposing = false;
    choosing = fieldOf(event);
  });
  for (const name of ['pointerup', 'pointercancel', 'keyup', 'blur'] as const) window.addEventListener(name, release);
  on('keydown', (event) => {
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) isPressed = true;
    // An accent waits for its letter.
    if (event.key === 'Dead') isComposing = true;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') choosing = fieldOf(event);
  });
  on('click', (event) => {
    choosing = fieldOf(event);
  });
  on('input', (event) => {
    const isTyped = event.isTrusted && event instanceof InputEvent && typed.test(event.inputType);
    choosing = isTyped ? undefined : fieldOf(event);
    isComposing = event instanceof InputEvent && event.isComposing;
    acted();
  });
  on('compositionstart', () => {
    isComposing = true;
  });
  on('compositionend', () => {
    isComposing = false;
    acted();
  });
  // An accent can stay without its letter.
  on('submit', () => {
    isComposing = false;
  });
  on('focusout', (event) => {
    isComposing = false;
    const field = fieldOf(event);
    // Focus that leaves the window comes back to the same field.
    if (!field || !document.hasFocus()) return;
    left.add(field.name);
    choosing = undefined;
    acted();
  });
  return {
    left,
    isPressing: () => isPressed || isComposing,
    isChoosing: () => choosing !== undefined && choosing === document.activeElement,
  };
}
