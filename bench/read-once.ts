import { readNotes } from '@restitui/tax-engine/notes/read-notes.ts';

const [path, tempDir] = process.argv.slice(2);
if (!path || !tempDir) throw new Error('read-once.ts takes a ZIP and a folder');

const started = performance.now();
const reading = await readNotes({ path, cnpj: '11222333000181', tempDir });
const seconds = (performance.now() - started) / 1000;
const { maxRSS } = process.resourceUsage();
await reading.dispose();

process.stdout.write(JSON.stringify({ seconds, peakBytes: maxRSS * 1024, months: reading.months.length }));
