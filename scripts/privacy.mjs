import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { privacyRegister } from '../apps/server/src/db/privacy-register.ts';
import { loadTables } from '../apps/server/src/db/schema.ts';
import { repoRoot } from './repo-root.mjs';

/** Writes docs/privacy.md from the declarations of the tables. */
writeFileSync(path.join(repoRoot, 'docs', 'privacy.md'), privacyRegister(await loadTables()));
