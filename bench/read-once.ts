import { readFileSync } from 'node:fs';
import { readNotes } from '@restitui/tax-engine/notes/read-notes.ts';

const [path, tempDir] = process.argv.slice(2);
if (!path || !tempDir) throw new Error('read-once.ts takes a ZIP and a folder');

const started = performance.now();
const reading = await readNotes({ path, cnpj: '11222333000181', tempDir });
const seconds = (performance.now() - started) / 1000;
const peakBytes = readPeakKilobytes() * 1024;
await reading.dispose();

process.stdout.write(JSON.stringify({ seconds, peakBytes }));

/** Of this process only: on Linux the resource usage of a child starts with its parent's memory. */
function readPeakKilobytes(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
