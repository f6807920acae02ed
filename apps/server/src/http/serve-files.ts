import type { Readable } from 'node:stream';
import { asDownload } from '@restitui/domain/wire/download-name.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { required } from '../kernel/app-error.ts';
import type { InTenant, Origin } from '../kernel/context.ts';
import type { Platform } from '../platform/platform.ts';
import type { LinkClaims } from '../platform/signed-links.ts';
import { originOf } from './origin-of.ts';

export interface OpenedFile {
  content: Readable;
  type: string;
  size: number;
  /** Of a file that is always to be kept; without it, it is shown in its place. */
  name?: string | undefined;
}

/** Finds the file of a link that holds, and notes that it was opened; undefined when it is gone. */
export type FileOpener = (
  surroundings: { platform: Platform; origin: Origin; inTenant: InTenant },
  claims: LinkClaims,
) => Promise<OpenedFile | undefined>;

/** The files behind signed links, opened by the feature that made the link. Public: the signature lets in. */
export async function serveFiles(app: FastifyInstance, openers: Readonly<Record<string, FileOpener>>): Promise<void> {
  const { platform } = app.house;
  const inTenant = app.house.inTenant({ user: null });

  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const claims = required(platform.links.read(request.params['*']), wireErrors.link_invalid);
      const open = required(openers[claims.purpose], wireErrors.link_invalid);
      const file = required(
        await open({ platform, inTenant, origin: originOf(request) }, claims),
        wireErrors.link_invalid,
      );
      return reply
        .type(file.type)
        .header('content-length', file.size)
        .header('content-disposition', file.name ? asDownload(file.name) : 'inline')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.content);
    },
  );
}
