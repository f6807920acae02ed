import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readTemplateFile } from '../template-file.service.ts';
import { requireReadableVersion } from '../template-version.gate.ts';

export async function downloadTemplateVersion(
  context: Context<UserActor, OwnTransactions>,
  { params }: Input<typeof templatesApi.downloadVersion>,
) {
  const { version } = await context.inTenant(context.tenant, (db) =>
    requireReadableVersion({ ...context, db }, params),
  );

  return readTemplateFile(context.platform, version);
}
