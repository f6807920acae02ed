import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toAgreementResponse } from '../../documents/agreement.wire.ts';
import { requireManagedAgreement } from '../../documents/managed-agreement.gate.ts';
import { startVersion } from '../../documents/start-version.service.ts';

/** Replaces the version in force at any time; the signers sign again (decision D-47). */
export async function startNewVersion(
  context: Context,
  { params: { id }, body: { reason } }: Input<typeof lifecycleApi.newVersion>,
) {
  const { agreement, signature } = await requireManagedAgreement(context, id);
  const { agreement: opened, version } = await startVersion(context, agreement);
  const record = { entity: 'CONTRATO', id, id_client: agreement.id_client } as const;
  await recordChanges(context, record, {}, { [`motivo da versão ${version.number}`]: reason });
  return { data: toAgreementResponse(opened, signature) };
}
