import type { Plugin, Rolldown } from 'vite';

/**
 * Returns the hooks of work on the files that a build wrote. A build that failed ends without it: its end is told too, and
 * an error about a missing file would hide why it failed.
 */
export function afterWriting(
  work: (this: Rolldown.PluginContext) => Promise<void>,
): Required<Pick<Plugin, 'writeBundle' | 'closeBundle'>> {
  let isWritten = false;
  return {
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      if (isWritten) await work.call(this);
    },
  };
}
