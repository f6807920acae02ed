interface PageVisit {
  location: { search: object };
  /** True while the router only preloads a hovered link. */
  preload: boolean;
}

/**
 * Returns a loader that begins the calls of a page as soon as its code is loaded, so that the server answers while the page is
 * rendered. Nothing waits for them: the page shows what is there, and what failed. A link that is only pointed at loads the
 * code alone: with its data a list would render its rows together with its heading, which then comes later.
 *
 * @param begin called with the code of the page and the address
 */
export function beginsCalls<Page>(load: () => Promise<Page>, begin: (page: Page, visit: PageVisit) => void) {
  return async (visit: PageVisit): Promise<void> => {
    // The router shows that the page cannot be loaded.
    const page = await load().catch(() => undefined);
    if (page && !visit.preload) begin(page, visit);
  };
}
