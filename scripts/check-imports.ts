import { reportViolations } from './import-rules.ts';
import { repoRoot } from './repo-root.mjs';

const { succeeded } = await reportViolations(repoRoot);
process.exitCode = succeeded ? 0 : 1;
