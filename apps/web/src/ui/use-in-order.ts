import { useOnline } from '../lib/use-online.ts';

/**
 * Returns the class of a container whose parts load one by one: what follows a part with a `LoadingNote` is invisible, since
 * that part would push it away. Invisible parts load meanwhile, and one with the focus stays. A note in a closed part moves
 * nothing. Without a network a part may wait for long and hides nothing.
 */
export function useInOrder(): string {
  return useOnline()
    ? '[&>:is([data-loading],:has([data-loading]:not([hidden]_*,details:not([open])_*)))~*:not(:focus-within)]:invisible'
    : '';
}
