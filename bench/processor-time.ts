import { readFileSync } from 'node:fs';

/** Hundredths of a second in two neighbouring fields of a `stat` of Linux, as seconds; undefined elsewhere. */
function secondsAt(stat: string, field: number): number | undefined {
  try {
    const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[field]) + Number(fields[field + 1])) / 100;
  } catch {
    return undefined;
  }
}

/** Of processor that a process took. */
export const processorSeconds = (pid: number | undefined) => secondsAt(`/proc/${pid}/stat`, 11);

/** Of processor that the ended children of this process took. */
export const childrenProcessorSeconds = () => secondsAt('/proc/self/stat', 13);
