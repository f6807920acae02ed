/** Files of the app's first page; the first script is the entry. */
interface AppFiles {
  scripts: string[];
  styles: string;
}

function filesIn(page: Document): AppFiles {
  const scripts = page.getElementById('entrance')?.dataset.app?.split(' ') ?? [];
  return { scripts, styles: page.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '' };
}

async function fetched(address: string): Promise<Response> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply;
}

async function fetchAll({ scripts }: AppFiles) {
  await Promise.all(scripts.map(async (address) => (await fetched(address)).arrayBuffer()));
}

/** Returns the files of the current version: a page that was open for long names those of an earlier one. */
async function currentFiles(): Promise<AppFiles> {
  const text = await (await fetched(location.pathname)).text();
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
export async function loadApp(): Promise<void> {
  // A start that failed is kept too, so that only a new page helps.
  if (evaluates) return location.reload();
  let files = filesIn(document);
  try {
    await fetchAll(files);
  } catch {
    files = await currentFiles();
    await fetchAll(files);
    addStyles(files.styles);
  }
  const [entry = ''] = files.scripts;
  evaluates = true;
  await import(/* @vite-ignore */ entry);
}
