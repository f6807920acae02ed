import type { Plugin } from 'vite';
import { builtFiles, chunkOf } from './built-files.ts';
import { excessOf, type Load, loadOf } from './size-budget.ts';

/** The most that a first visit loads: the entry with its styles. */
const firstLoad: Load = { bytes: 200_000, requests: 3 };
/** The most that a page loads in addition, the first time that it is opened. */
const page: Load = { bytes: 118_000, requests: 45 };
/** Content of a page that is loaded after it, but belongs to its first view; the most that both load, the first visit included. */
const firstView = {
  page: '/product.page.tsx',
  parts: ['/analysis-section.tsx', '/file-analysis-section.tsx'],
  budget: { bytes: 295_000, requests: 45 },
};

/** Fails a build that makes people wait longer; a larger budget is a decision (docs/performance.md). */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = builtFiles(bundle);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry.');
      const first = loadOf(entry.fileName, files);
      const pages = chunks
        .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.page.tsx'))
        .map(({ name, fileName }) => ({ name, load: loadOf(fileName, files, first.files) }));
      const views = firstView.parts.map((part) => ({
        part,
        load: loadOf([entry.fileName, chunkOf(firstView.page, bundle), chunkOf(part, bundle)], files),
      }));
      const excess = [
        excessOf('The first visit', first, firstLoad),
        ...views.map(({ part, load }) => excessOf(`A product with ${part}`, load, firstView.budget)),
        ...pages.map(({ name, load }) => excessOf(`The page ${name}`, load, page)),
      ].filter((text) => text !== undefined);
      if (excess.length > 0)
        this.error(`${excess.join('\n')}\nLoad later what is not shown at once, or decide on a larger budget.`);
    },
  };
}
