import { fetchFile } from './fetch-file.ts';

const isStyle = (file: string) => file.endsWith('.css');

/** Resolves once the styles are applied. */
function styled(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${file}`;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles ${file} could not be loaded.`));
    };
    document.head.append(link);
  });
}

/** Begins to load a module, so that it is not found out about only when its importer is there. */
async function begin(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${file}`;
  document.head.append(link);
}

/** Files that are there or on their way. */
const known = new Map<string, Promise<unknown>>();

const isNamedByPage = (file: string) => document.head.querySelector(`[href="/${file}"], [src="/${file}"]`) !== null;

function once(file: string, load: (file: string) => Promise<unknown>): Promise<unknown> {
  const loading = known.get(file) ?? (isNamedByPage(file) ? Promise.resolve() : load(file));
  known.set(file, loading);
  return loading.catch((error: unknown) => {
    known.delete(file);
    throw error;
  });
}

let fetchedFirst: RequestPriority | undefined;

/**
 * Loads parts that a page does not wait for: the scripts of the `import()` that `load` begins with are fetched before they
 * are imported. Chromium and Safari keep the failure of an import until the page is loaded again, so that a gap in the
 * network would close a dialog for good, also one that was only loaded ahead. With the service worker there is no gap: its
 * cache has all scripts.
 *
 * @param priority that of the scripts: low for what no one asked for yet
 * @throws as the imports do, or when a script cannot be fetched; the next call tries again
 */
export function fetchFirst<T>(load: () => Promise<T>, priority: RequestPriority = 'auto'): Promise<T> {
  fetchedFirst = navigator.serviceWorker?.controller ? undefined : priority;
  try {
    return load();
  } finally {
    fetchedFirst = undefined;
  }
}

/**
 * Loads a part of the app: the build calls this for each `import()`.
 *
 * @param importPart the `import()` itself
 * @param files its script and all files that this imports, relative to the root of the app
 */
export async function loadPart<T>(importPart: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const priority = fetchedFirst;
  const loadScript = priority ? (file: string) => fetchFile(`/${file}`, { priority }) : begin;
  await Promise.all(files.map((file) => once(file, isStyle(file) ? styled : loadScript)));
  return importPart();
}
