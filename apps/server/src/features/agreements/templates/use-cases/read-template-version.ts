import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { textWork } from '../../suggestions/text-work.service.ts';
import { toVersionResponse } from '../template.wire.ts';
import { requireReadableVersion } from '../template-version.gate.ts';

/** The comparison begins after the transaction, so that waiting for the thread holds no connection. */
export async function readTemplateVersion(
  context: Context<UserActor, OwnTransactions>,
  { params }: Input<typeof templatesApi.version>,
) {
  const { tenant, platform, inTenant } = context;
  const { version, previous } = await inTenant(tenant, (db) => requireReadableVersion({ ...context, db }, params));

  const [before, after] = [previous?.html, version.html];
  const alteracoes =
    before && after
      ? await platform.textWorker.run(textWork.preview, { before, after, highlight: true }, { tenant })
      : null;
  return { data: { ...toVersionResponse(version), html: after, alteracoes } };
}
