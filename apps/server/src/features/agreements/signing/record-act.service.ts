import { acceptanceText } from '@restitui/domain/agreements/signing/acceptance-text.ts';
import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { DeclaredEnvironment } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isClientContext, type SessionActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { IdentityCheckRow } from '../../accounts/identity-checks/identity-checks.repository.ts';
import { recordEvent } from '../evidence/record-event.service.ts';
import type { ActingSigner } from './acting-signer.service.ts';
import type { AgreementToSign } from './signing-state.service.ts';

/** How the signer agreed, as reported by the browser. */
export interface Consent {
  secondsOnPage?: number;
  secondsToEnd?: number | null;
  /** Signed together with other agreements. */
  isMany?: boolean;
  /** Confirmed with a code. */
  isCoded?: boolean;
  declared: DeclaredEnvironment;
}

interface Act {
  role: ActRole;
  identity: IdentityCheckRow;
  state: AgreementToSign;
  consent: Consent;
}

/** Returns the connection data that the server observes. */
export function observedConnection({
  origin: { address, port, proxies, maquina },
}: Pick<Context<SessionActor, OwnTransactions>, 'origin'>) {
  return { address, port, proxies, agent: maquina };
}

/** Records acceptance, reading and act in the chain. Observed and declared data are kept apart. */
export async function recordAct(
  context: Context<SessionActor, OwnTransactions> & { db: Db },
  { key, nome, cpf }: ActingSigner,
  { role, identity, state: { version, reading }, consent }: Act,
): Promise<{ id: string; at: string }> {
  const { declared, secondsOnPage = null, secondsToEnd = null, isMany = false, isCoded = false } = consent;
  const about = { id_agreement: reading.agreement.id, id_version: version.id, person: key };
  const bound = { version: version.number, sha256: version.sha256 };
  const acceptance = { id: acceptanceText.id, sha256: acceptanceText.sha256 };
  const readingTime = { secondsOnPage, secondsToEnd };
  const authentication = isClientContext(context) ? context.actor.signedInBy : null;
  const personal = { nome, cpf, seen: observedConnection(context), declared };

  if (secondsToEnd !== null) {
    await recordEvent(context, { kind: 'leitura', ...about, facts: { ...bound, secondsOnPage, secondsToEnd } });
  }
  await recordEvent(context, { kind: 'aceite', ...about, facts: { ...bound, acceptance }, personal });
  return recordEvent(context, {
    kind: 'ato',
    ...about,
    facts: { ...bound, role, acceptance, ...readingTime, isMany, isCoded, authentication, identity: factsOf(identity) },
    personal,
  });
}

function factsOf({ id, decision, assinatura, fotoPessoa, fotoDoc, traceSha256 }: IdentityCheckRow) {
  return {
    ...{ id, decision, traceSha256, assinatura: assinatura?.sha256 ?? null },
    ...{ fotoPessoa: fotoPessoa.sha256, fotoDoc: fotoDoc.sha256 },
  };
}
