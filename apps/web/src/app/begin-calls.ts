interface PageVisit {
  location: { search: object };
  /** True while the router only preloads a hovered link. */
  preload: boolean;
}

/**
 * Returns a loader that begins the calls of a page as soon as its code is loaded, so that the server answers while the page is
 * rendered. Nothing waits for them: the page shows what is there, and what failed.
 *
 * @param begin called with the search of the address, and whether the link is only pointed at
 */
export function beginsCalls<Page>(load: () => Promise<Page>, begin: (page: Page, visit: PageVisit) => void) {
  return async (visit: PageVisit): Promise<void> => {
    // The router shows that the page cannot be loaded.
    const page = await load().catch(() => undefined);
    if (page) begin(page, visit);
  };
}
