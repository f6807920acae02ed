import type { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementEditErrors } from '@restitui/domain/agreement-edits/agreement-edits.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { findAgreement, findCurrentVersion, lockParty } from '../../agreements/agreements.repository.ts';
import { type Opened, withOpenedAgreement } from '../../agreements/open-agreement.ts';
import { requireChangeable } from '../../agreements/readable-agreement.ts';
import { countUndecided, insertEdit } from '../agreement-edits.repository.ts';
import { editOnWire } from '../edit-on-wire.ts';

/** So that whoever holds a link cannot fill the list without end. */
const mostUndecided = 30;

/** By a user, the client or whoever holds a link, while nothing is signed (W-345). */
export function requestAgreementEdit(
  context: OpenContext,
  { params: { idAgreement }, body: { requestChange, t } }: Input<typeof agreementEditsApi.request>,
) {
  const wanted = { t, find: (db: Opened['db'], tenant: Opened['tenant']) => findAgreement(db, tenant, idAgreement) };
  return withOpenedAgreement(context, wanted, async (opened) => {
    const { db, tenant, key, by } = opened;
    await lockParty(db, tenant, key);
    requireChangeable({ ...opened, agreement: (await findAgreement(db, tenant, idAgreement)) ?? opened.agreement });
    const waiting = await countUndecided(db, tenant, idAgreement);
    requireAccess(waiting < mostUndecided, agreementEditErrors.agreement_edits_too_many);

    const edit = await insertEdit(db, {
      ...{ id: newId(), id_tenant: tenant, id_agreement: idAgreement, requestChange, ...authorOf(by) },
      createdAt: context.platform.clock.now().toISOString(),
    });
    const current = await findCurrentVersion(db, tenant, idAgreement);
    return { data: editOnWire(edit, current?.number ?? 0) };
  });
}

function authorOf(by: Opened['by']) {
  if (by.who === 'staff') return { author: 'staff' as const, id_author: by.actor.id, authorName: by.actor.name };
  if (by.who === 'client')
    return { author: 'client' as const, id_author: by.client.id_owner, authorName: by.client.name };
  return { author: 'link' as const, id_author: null, authorName: 'Quem recebeu o link' };
}
