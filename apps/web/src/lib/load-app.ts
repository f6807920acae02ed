import { fetchFile } from './fetch-file.ts';

/** Files of the app's first page; the first script is the entry. */
interface AppFiles {
  scripts: string[];
  styles: string;
  /** Size of the scripts together, where the page names it. */
  bytes?: number;
}

/** Called with the share of the scripts that has arrived, 0 to 1. */
type OnLoaded = (share: number) => void;

function filesIn(page: Document): AppFiles {
  const styles = page.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
  const entrance = page.getElementById('entrance');
  if (entrance) {
    const { app = '', bytes } = entrance.dataset;
    return { scripts: app.split(' '), styles, bytes: Number(bytes) };
  }
  // The server sends the app itself where it has no first view for the host.
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]');
  const preloads = page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return { scripts: entry ? [entry.src, ...[...preloads].map(({ href }) => href)] : [], styles };
}

/** Fetches the scripts; returns the address of the entry. */
async function fetchAll({ scripts, bytes }: AppFiles, onLoaded: OnLoaded): Promise<string> {
  const [entry] = scripts;
  if (!entry) throw new Error('The page names no script of the app.');
  let arrived = 0;
  const onBytes = (size: number) => {
    arrived += size;
    if (bytes) onLoaded(Math.min(1, arrived / bytes));
  };
  await Promise.all(scripts.map((script) => fetchFile(script, { onBytes })));
  return entry;
}

/** Returns the files of the current version: a page that was open for long names those of an earlier one. */
async function currentFiles(): Promise<AppFiles> {
  const text = new TextDecoder().decode(await fetchFile(location.pathname));
  return filesIn(new DOMParser().parseFromString(text, 'text/html'));
}

function addStyles(href: string) {
  if (!href || href === filesIn(document).styles) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

let evaluates = false;

/**
 * Loads and starts the app. Its files are fetched before they are imported, because browsers keep the failure of an
 * import until the page is loaded again.
 */
export async function loadApp(onLoaded: OnLoaded): Promise<void> {
  // A start that failed is kept too, so that only a new page helps.
  if (evaluates) return location.reload();
  let entry: string;
  try {
    entry = await fetchAll(filesIn(document), onLoaded);
  } catch {
    const files = await currentFiles();
    entry = await fetchAll(files, onLoaded);
    addStyles(files.styles);
  }
  evaluates = true;
  await import(/* @vite-ignore */ entry);
}
