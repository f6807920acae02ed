import { parseArgs } from 'node:util';
import { auditBundle, auditEvidence } from '../apps/server/src/audit.ts';
import { backUp } from '../apps/server/src/backup.ts';
import { migrate } from '../apps/server/src/migrate.ts';
import { restore } from '../apps/server/src/restore.ts';
import { restoreFiles } from '../apps/server/src/restore-files.ts';

const [command, file] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  if (command === 'backup') await backUp(process.env, file, say);
  else if (command === 'restore') await restore(process.env, file, say);
  else if (command === 'migrate') await migrate(process.env, say);
  else if (command === 'restore-files') {
    const options = { at: { type: 'string' }, into: { type: 'string' } } as const;
    await restoreFiles(process.env, parseArgs({ args: process.argv.slice(3), options }).values, say);
  } else {
    const { file: bundle } = parseArgs({ args: process.argv.slice(3), options: { file: { type: 'string' } } }).values;
    const isWhole = bundle ? await auditBundle(bundle, say) : await auditEvidence(process.env, say);
    process.exitCode = isWhole ? 0 : 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
process.exit();
