/** The prerendered page that is shown until the app replaces it (decision 143). */
export interface Entrance {
  /** Where the app renders, outside the document until it replaces the page. */
  place: HTMLElement;
  /** Names of the providers whose buttons the page shows. */
  providers: string[];
  /** Called when the app has rendered: replaces the page as soon as that loses nothing. */
  handOver: () => void;
}

declare global {
  var entrance: Entrance | undefined;
}
