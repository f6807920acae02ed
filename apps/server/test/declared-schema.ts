import { createRequire } from 'node:module';
import { loadSchema } from '../src/db/schema.ts';

/**
 * Prints the declared schema in drizzle-kit's format; in a process of its own, because drizzle-kit changes
 * global arrays.
 */

// CommonJS, as drizzle-kit's own command. It finds drizzle-orm only where the root's node_modules has it.
const { generateDrizzleJson } = createRequire(import.meta.url)('drizzle-kit/api') as typeof import('drizzle-kit/api');
process.stdout.write(JSON.stringify(generateDrizzleJson(await loadSchema())));
