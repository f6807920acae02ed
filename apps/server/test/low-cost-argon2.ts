import { createRequire } from 'node:module';

// Not an import: vitest resolves that to this file.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/**
 * Hashes with the least cost that argon2 accepts. `vitest.config.ts` puts it in place of the package: a hash at the
 * product's cost takes 40 ms of a core, and server tests need thousands. `secrets.test.ts` tests the product's cost.
 */
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });

export const { verify } = argon2;
