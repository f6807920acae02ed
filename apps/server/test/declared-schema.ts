import { createRequire } from 'node:module';
import { loadSchema } from '../src/db/schema.ts';

/** Prints what the tables declare, as drizzle-kit writes it down; in a process of its own, since it changes arrays. */

// CommonJS, as drizzle-kit's own command. It finds drizzle-orm only where the root's node_modules has it.
const { generateDrizzleJson } = createRequire(import.meta.url)('drizzle-kit/api') as typeof import('drizzle-kit/api');
process.stdout.write(JSON.stringify(generateDrizzleJson(await loadSchema())));
