/** Text of the kept keys; undefined while none are kept. */
let kept: string | undefined;
let stopKeeping = () => {};

/**
 * Keeps the keys that are typed until `takeTyped`, for a field whose code is still loading; no other shortcut sees them.
 * @param onCancel called when Escape is pressed meanwhile
 */
export function keepTyped(onCancel: () => void): void {
  stopKeeping();
  kept = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      takeTyped();
      onCancel();
    } else if (event.key === 'Backspace') kept = kept?.slice(0, -1);
    else if (event.key.length === 1) kept += event.key;
  };
  window.addEventListener('keydown', keep, { capture: true });
  stopKeeping = () => window.removeEventListener('keydown', keep, { capture: true });
}

/** Returns what was typed, and stops keeping keys. */
export function takeTyped(): string {
  const typed = kept ?? '';
  kept = undefined;
  stopKeeping();
  return typed;
}
