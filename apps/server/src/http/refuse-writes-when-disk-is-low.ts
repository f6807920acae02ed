import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { DiskSpace } from '../platform/disk-space.ts';
import { lingerThenClose } from './linger-then-close.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const secondsToRetry = 60;

/** Refuses calls that change something while the disk is low; reads, signing in and signing out go on. */
export function refuseWritesWhenDiskIsLow(app: FastifyInstance, disk: DiskSpace): void {
  // After the session check, which runs on request, and before the body is read.
  app.addHook('preParsing', async (request) => {
    if (!disk.isLow() || reading.has(request.method) || isSignIn(request)) return;
    if (request.headers['content-length'] !== '0') lingerThenClose(request.raw);
    throw new AppError(wireErrors.disk_full, { retryAfter: secondsToRetry });
  });
}

/** Everything below `/auth` is about getting in and out: its rows are few and small. */
function isSignIn({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/auth/') ?? false;
}
