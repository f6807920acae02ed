import { auditEvidence } from '../apps/server/src/audit.ts';

try {
  const isWhole = await auditEvidence(process.env, (line) => process.stdout.write(`${line}\n`));
  process.exit(isWhole ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(2);
}
