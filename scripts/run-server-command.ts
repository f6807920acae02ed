import { auditEvidence } from '../apps/server/src/audit.ts';
import { backUp } from '../apps/server/src/backup.ts';
import { restore } from '../apps/server/src/restore.ts';

const [command, file] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  if (command === 'backup') await backUp(process.env, file, say);
  else if (command === 'restore') await restore(process.env, file, say);
  else process.exitCode = (await auditEvidence(process.env, say)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
process.exit();
