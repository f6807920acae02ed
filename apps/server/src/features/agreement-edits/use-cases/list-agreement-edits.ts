import type { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { findAgreement, findCurrentVersion } from '../../agreements/agreements.repository.ts';
import { withOpenedAgreement } from '../../agreements/open-agreement.ts';
import { listEdits } from '../agreement-edits.repository.ts';
import { editOnWire } from '../edit-on-wire.ts';

export function listAgreementEdits(
  context: OpenContext,
  { params: { agreementId }, query: { t } }: Input<typeof agreementEditsApi.history>,
) {
  return withOpenedAgreement(
    context,
    { t, find: (db, tenant) => findAgreement(db, tenant, agreementId) },
    async ({ db, tenant }) => {
      const current = await findCurrentVersion(db, tenant, agreementId);
      const edits = await listEdits(db, tenant, agreementId);
      return { data: edits.map((edit) => editOnWire(edit, current?.number ?? 0)) };
    },
  );
}
