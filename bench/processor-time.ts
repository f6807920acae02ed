import { readFileSync } from 'node:fs';

/** Reads two neighbouring fields of Linux's `stat`, in hundredths of a second, as seconds; undefined elsewhere. */
function secondsAt(stat: string, field: number): number | undefined {
  try {
    const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[field]) + Number(fields[field + 1])) / 100;
  } catch {
    return undefined;
  }
}

/** Returns the processor seconds of a process. */
export const processorSeconds = (pid: number | undefined) => secondsAt(`/proc/${pid}/stat`, 11);

/** Returns the processor seconds of the ended children of this process. */
export const childrenProcessorSeconds = () => secondsAt('/proc/self/stat', 13);
