/** How long typing pauses before its text is searched for, in milliseconds. */
export const typingPause = 250;

interface TypedSearchOutput {
  /** Called with the trimmed text when typing pauses, or when the field loses focus. */
  onSearch: (q: string) => void;
  /** Called when the text of the field changes. */
  onText: (text: string) => void;
}

interface TypedField {
  discard: () => void;
  keep: () => void;
}

/** The search fields of the page. */
const fields = new Set<TypedField>();

/** Puts every field back to the search of its list, before a change that removes all filters. */
export function discardTypedSearches(): void {
  for (const { discard } of fields) discard();
}

/** Keeps texts that are not searched for yet, before a change that removes only the search which the list shows. */
export function keepTypedSearches(): void {
  for (const { keep } of fields) keep();
}

/**
 * Returns the state of a search field, whose text is ahead of the search of its list while the user types. It searches
 * nothing while the pointer is pressed: the result could move the button before the click completes.
 * @param first the search of the list
 */
export function typedSearch(first: string, { onSearch, onText }: TypedSearchOutput) {
  let value = first;
  /** Searches from the one that the list shows to the latest one; a slow page shows each of them after the next text is typed. */
  let asked = [first];
  let text = first;
  let isPressed = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: string) {
    clearTimeout(timer);
    isDue = false;
    text = next;
    onText(next);
  }
  /** Searches for the text at once; with a pressed pointer once it is released and its click is handled. */
  function search() {
    clearTimeout(timer);
    isDue = isPressed;
    const q = text.trim();
    if (isPressed || q === asked.at(-1)) return;
    asked.push(q);
    onSearch(q);
  }
  function discard() {
    asked = [value];
    show(value);
  }
  function keep() {
    if (text.trim() !== asked.at(-1)) asked.push('');
  }
  function press(event: Event) {
    // A menu that the other buttons open takes their release.
    const isMain = !('button' in event && event.button);
    isPressed = isMain && event.type === 'pointerdown';
    // The click follows the release within the same task.
    if (!isPressed && isDue) timer = setTimeout(search);
  }
  return {
    search,
    /** Takes a text, which is searched for when typing pauses; an unfinished composition never is. */
    type(next: string, { isComposing = false } = {}) {
      // A release outside of the window is not reported.
      isPressed = false;
      show(next);
      if (!isComposing) timer = setTimeout(search, typingPause);
    },
    /** Takes over the search of the list when it has changed elsewhere. */
    follow(next: string) {
      value = next;
      const own = asked.lastIndexOf(next);
      if (own === -1) discard();
      else asked = asked.slice(own);
    },
    /** Follows the pointer until the returned function is called. */
    listen(page: EventTarget) {
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      for (const kind of ['pointerdown', 'pointerup', 'pointercancel']) page.addEventListener(kind, press, options);
      const field = { discard, keep };
      fields.add(field);
      return () => {
        clearTimeout(timer);
        listening.abort();
        fields.delete(field);
      };
    },
  };
}
