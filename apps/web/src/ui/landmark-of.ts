/** Where what opens beside an element is put: inside its landmark, so that no text stands outside of one. */
export function landmarkOf(element: Element | null): HTMLElement | null | undefined {
  return element?.closest<HTMLElement>('main, aside, header, [role=dialog]');
}
