import type { Readable } from 'node:stream';
import { asDownload } from '@restitui/domain/wire/download-name.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { LinkActor } from '../kernel/actor.ts';
import { required } from '../kernel/app-error.ts';
import { registerCallLabel } from '../kernel/call-labels.ts';
import type { Context, OwnTransactions } from '../kernel/context.ts';
import type { LinkClaims } from '../platform/signed-links.ts';
import { originOf } from './origin-of.ts';

const fileCall = 'GET /files/:link';

export interface OpenedFile {
  content: Readable;
  type: string;
  size: number;
  /** File name for a download; without it the file is shown inline. */
  name?: string | undefined;
}

/** Finds the file of a valid link and records its opening; undefined when the file is gone. */
export type FileOpener = (
  context: Context<LinkActor, OwnTransactions>,
  claims: LinkClaims,
) => Promise<OpenedFile | undefined>;

/**
 * Serves the files behind signed links through the feature that made the link. Public: the signature
 * authorises.
 */
export async function serveFiles(app: FastifyInstance, openers: Readonly<Record<string, FileOpener>>): Promise<void> {
  const { platform } = app.services;
  registerCallLabel(fileCall, 'Abrir uma foto, um anexo ou um documento');
  const inTenant = app.services.inTenant({ user: null });

  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const claims = required(platform.links.read(request.params['*']), wireErrors.link_invalid);
      const open = required(openers[claims.purpose], wireErrors.link_invalid);
      const file = required(
        await open({ actor: { kind: 'link' }, platform, inTenant, origin: originOf(request) }, claims),
        wireErrors.link_invalid,
      );
      await app.services.activity.recordApart(claims.id_tenant, {
        ...{ kind: 'dados_pessoais', call: fileCall, outcome: 'feito', status: 200, code: null, fields: [] },
        ...{ actor: claims.viewer.who, id_actor: claims.viewer.id, records: [claims.id] },
      });
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
