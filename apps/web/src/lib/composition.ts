/** Key code of keys that an input method takes; Safari sends it with the Enter that has ended a composition. */
const takenByInputMethod = 229;

/** Returns whether the text of an input event is part of a composition that has not ended: an accent, or a word in suggestion. */
export function isComposedText(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}

/** Returns whether a key belongs to a composition: Enter ends one, Escape cancels it, letters and arrows are part of it. */
function isComposedKey(event: Event): boolean {
  return isComposedText(event) || ('keyCode' in event && event.keyCode === takenByInputMethod);
}

const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/**
 * Hides the keys of compositions from fields, dialogs and shortcuts, which would send a form or close a dialog. Text
 * editors see them, because they follow compositions by themselves.
 */
export function hideComposedKeys(page: EventTarget): void {
  const hide = (event: Event) => {
    if (isComposedKey(event) && !isEditor(event.target)) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', hide, { capture: true });
}
