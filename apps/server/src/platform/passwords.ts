import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, t = 3, p = 1 (at or above OWASP's minimum). */
const cost = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 3, parallelism: 1 };

const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is expensive in memory and CPU: two run at a time, the others queue. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost));
}

const nobody = hashPassword('no account has this password');

/**
 * Takes the same time without an account or a password, so that the timing does not reveal which e-mails exist. An
 * account without a password has an empty hash.
 */
export function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return inLine(async () => {
    const matches = await verify(stored || (await nobody), password);
    return Boolean(stored) && matches;
  });
}
