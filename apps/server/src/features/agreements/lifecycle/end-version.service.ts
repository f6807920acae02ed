import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { AgreementEnding } from '@restitui/domain/agreements/signing/agreement-ending.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { clearAlertsOfSigning } from '../../insights/alerts/contract-alerts.service.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { type AgreementRow, updateAgreement, type VersionRow } from '../documents/agreements.repository.ts';
import { type EvidencePerson, recordEvent, recordRows } from '../evidence/record-event.service.ts';
import { changedRow, wholeRow } from '../evidence/row-facts.rules.ts';
import { endUndecidedSuggestions } from '../suggestions/suggestions.repository.ts';
import { type EndingRow, insertEnding } from './lifecycle.repository.ts';

interface Ending {
  agreement: AgreementRow;
  version: VersionRow;
  kind: AgreementEnding;
  /** The role of the signer who refuses. */
  role: ActRole | null;
  person: EvidencePerson;
  nome: string;
  reason: string;
}

const notices = { recusado: 'contrato_recusado', cancelado: 'contrato_cancelado' } as const;
const events = { recusado: 'recusa', cancelado: 'cancelamento' } as const;

/** Ends the version in force, records who did and why, and ends its undecided suggestions. */
export async function endVersion(
  context: Pick<Context, 'db' | 'tenant' | 'platform'> & { actor: SessionActor },
  { agreement, version, kind, role, person, nome, reason }: Ending,
): Promise<AgreementRow> {
  const { db, tenant } = context;
  const { id, id_client } = agreement;
  await endUndecidedSuggestions(db, tenant, id);
  await recordChanges(context, { entity: 'CONTRATO', id, id_client }, { ending: null }, { ending: kind });
  const about = { id_agreement: id, id_version: version.id, person };
  const facts = { version: version.number, sha256: version.sha256, ...(role && { role }) };
  const { id: id_event, at: date } = await recordEvent(context, {
    ...{ kind: events[kind], ...about, facts, personal: { nome, reason } },
  });
  const by = 'id_user' in person ? { id_user: person.id_user, id_owner: null } : { ...person, id_user: null };
  const row: EndingRow = {
    ...{ id: newId(), id_tenant: tenant, id_agreement: id, id_version: version.id },
    ...{ kind, role, ...by, nome, reason, date, id_event },
  };
  await insertEnding(db, row);
  await updateAgreement(db, tenant, id, { ending: kind });
  await recordRows(context, [wholeRow('encerramento', row), changedRow('contrato', id, { ending: kind })], about);
  await clearAlertsOfSigning(context, agreement);
  const teller = 'id_user' in person ? person.id_user : person.id_owner;
  await notify(context, {
    ...{ event: notices[kind], about: { id_agreement: id }, key: version.id },
    ...{ facts: { por: nome, motivo: reason }, except: teller },
  });
  return { ...agreement, ending: kind };
}
