import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of apps/server that start whole servers or fill a demonstration: few lines, a minute each. */
export const longFiles = [
  '/test/process/web-and-worker.test.ts',
  '/test/isolation.test.ts',
  '/test/generated-feature.test.ts',
  '/test/process/',
  '/test/fuzz/',
  '/src/features/crm/sample-company/',
  '/src/db/demo/',
  '/src/features/agreements/evidence/',
];

/** Returns the files with those of `longFiles` first, in its order. */
export function longestFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const placeOf = (file: T) => {
    const place = longFiles.findIndex((part) => pathOf(file).includes(part));
    return place < 0 ? longFiles.length : place;
  };
  return files.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Begins with the files that take longest, so that no worker is left alone with one at the end. By itself Vitest begins
 * with the largest files, until it has measured them on this machine.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId);
  }
}
