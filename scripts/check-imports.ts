import { findViolations } from './import-rules.ts';
import { repoRoot } from './repo-root.mjs';

const { violations, dependencies } = await findViolations(repoRoot);
for (const { rule, where, advice } of violations) console.error(`\n${rule}\n  ${where}\n  ${advice}`);
if (dependencies === 0) console.error('No import was seen: the rules read nothing.');
console.error(`\n${violations.length} broken import rules, ${dependencies} imports read.`);
process.exitCode = violations.length > 0 || dependencies === 0 ? 1 : 0;
