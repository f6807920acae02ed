import { dayInBrazil } from '@restitui/brazil/day.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { lastSigningDay } from '@restitui/domain/agreements/signing/signing-deadline.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { clearNoticesOfAgreement } from '../../insights/alerts/contract-alerts.service.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { recordRows } from '../evidence/record-event.service.ts';
import { changedRow } from '../evidence/row-facts.rules.ts';
import { type AgreementRow, findCurrentVersion, updateAgreement, type VersionRow } from './agreements.repository.ts';
import { rewriteAgreement } from './rewrite-unsigned.service.ts';
import { copyVersion } from './write-version.service.ts';

/**
 * Replaces the version in force by one written with the data of now, or by the same text where the tenant has no
 * templates. The acts on the replaced version no longer count. The caller holds the lock on the party.
 */
export async function startVersion(
  context: Context,
  agreement: AgreementRow,
): Promise<{ agreement: AgreementRow; version: VersionRow }> {
  const { db, tenant } = context;
  const current = required(await findCurrentVersion(db, tenant, agreement.id), agreementErrors.agreement_without_text);
  const version =
    (await rewriteAgreement(context, agreement, { isReplacement: true })) ?? (await copyVersion(context, current));
  return { agreement: await reopenAgreement(context, agreement, current, version), version };
}

/** Opens an agreement for signing its newest version: without acts and ending, and with a new last day. */
export async function reopenAgreement(
  context: Context,
  agreement: AgreementRow,
  replaced: VersionRow,
  version: VersionRow,
): Promise<AgreementRow> {
  const { db, tenant, platform } = context;
  const { id, id_client, status, isAssinado } = agreement;
  const home = required(await findTenant(db, tenant), wireErrors.not_found);
  const opened = {
    ...{ acts: [], isAssinado: false, isFrist: false, ending: null, expiredOn: null },
    status: isAssinado ? ('Pendente' as const) : status,
    expiresOn: lastSigningDay(dayInBrazil(platform.clock.now()), home.diasParaAssinar),
  };
  await updateAgreement(db, tenant, id, { ...opened, expiryWarnedOn: null });
  await recordRows(context, [changedRow('contrato', id, opened)], { id_agreement: id, id_version: version.id });
  const record = { entity: 'CONTRATO', id, id_client } as const;
  await recordChanges(context, record, { versao: replaced.number }, { versao: version.number });
  await clearNoticesOfAgreement(context, agreement);
  const about = { id_agreement: id };
  await notify(context, {
    event: 'versao_nova',
    about,
    key: version.id,
    facts: { versao: version.number },
    except: context.actor.id,
  });
  return { ...agreement, ...opened, expiryWarnedOn: null };
}
