import { Worker } from 'node:worker_threads';
import type { BrandPicture } from '../../platform/brand-picture-files.ts';
import { type MirrorPaper, mirrorPaper, type PaperLogo } from './paper/mirror-paper.ts';

/** Up to so many lines the paper takes less than a thread takes to start. */
const linesInPlace = 20;
const seconds = 120;
const megabytes = 768;

type Printed = Omit<MirrorPaper, 'tenant'> & { tenant: { title: string; logo: BrandPicture | undefined } };

let last: Promise<unknown> = Promise.resolve();

/**
 * The paper. A long one is made in a thread of its own, one at a time: sixty months are seconds of work, and requests go
 * on being answered.
 */
export async function printMirrors({ tenant: { title, logo }, ...rest }: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const paper: MirrorPaper = { ...rest, tenant: { title, logo: logo && asDrawn(logo) } };
  const lines = rest.months.reduce((sum, { espelho }) => sum + (espelho?.linhas.length ?? 0), 0);
  if (lines <= linesInPlace) return new Uint8Array(await mirrorPaper(paper));
  const made = last.then(() => inThread(paper));
  last = made.catch(() => undefined);
  return made;
}

function asDrawn({ type, content }: BrandPicture): PaperLogo {
  return type === 'png'
    ? { image: `data:image/png;base64,${content.toString('base64')}` }
    : { svg: content.toString() };
}

function inThread(workerData: MirrorPaper): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./paper/mirror-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = setTimeout(() => thread.terminate(), seconds * 1000);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(end);
      reject(new Error('The thread ended before the paper.'));
    });
  });
}
