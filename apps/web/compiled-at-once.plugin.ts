import type { Plugin, Rolldown } from 'vite';

/** Read as a hint in the first line alone. */
const hint = '//# allFunctionsCalledOnLoad\n';

const entriesOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry);

/**
 * Lets Chromium compile the functions of the entry while the entry is loaded, on another thread; else they are compiled on the
 * main thread, each at its first call. Other browsers skip the comment. Scripts of pages gain nothing by it (decision 164).
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    augmentChunkHash({ isEntry }) {
      return isEntry ? hint : undefined;
    },
    generateBundle: {
      // Vite writes its list of files into the first line before that.
      order: 'post',
      handler(_, bundle) {
        for (const entry of entriesOf(bundle)) entry.code = hint + entry.code;
      },
    },
    writeBundle(_, bundle) {
      if (entriesOf(bundle).some(({ code }) => !code.startsWith(hint)))
        this.error('The hint to compile at once is not the first line of the entry.');
    },
  };
}
