interface WrittenFile {
  state: 'na_fila' | 'processando' | 'pronto' | 'falhou';
  progresso: number;
  erro: string | null;
  link: string | null;
}

interface Writing<F extends WrittenFile> {
  /** Requests the file. */
  make: () => Promise<F>;
  read: () => Promise<F | null>;
  onProgress: (percent: number) => void;
  /** Returns whether the file is no longer waited for. */
  isOver: () => boolean;
  /** The reason when there is no file and the server gives none. */
  gone: string;
}

/** Pauses between two looks: a small file is ready within the first. */
const firstPause = 250;
const longestPause = 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isRunning = ({ state }: WrittenFile) => state === 'na_fila' || state === 'processando';

/**
 * Requests a file that a job of the server writes and waits for it. Returns it with its link; undefined when the waiting
 * ended before.
 * @throws Error with the reason when it could not be written
 */
export async function waitForFile<F extends WrittenFile>(
  writing: Writing<F>,
): Promise<(F & { link: string }) | undefined> {
  const { make, read, onProgress, isOver, gone } = writing;
  let file: F | null = await make();
  for (let wait = firstPause; file && isRunning(file); wait = Math.min(longestPause, wait * 2)) {
    onProgress(file.progresso);
    await pause(wait);
    if (isOver()) return undefined;
    file = await read();
  }
  if (isOver()) return undefined;
  if (!file?.link) throw new Error(file?.erro ?? gone);
  return { ...file, link: file.link };
}
