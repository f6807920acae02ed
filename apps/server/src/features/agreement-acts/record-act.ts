import { acceptanceText } from '@restitui/domain/agreement-acts/acceptance-text.ts';
import type { ActRole } from '@restitui/domain/agreement-acts/act-role.ts';
import type { DeclaredSurroundings } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { AnySession } from '../../kernel/context.ts';
import { recordEvent } from '../evidence/record-event.ts';
import type { SignatureRow } from '../signatures/signatures.repository.ts';
import type { ActingSigner } from './acting-signer.ts';
import type { ActState } from './read-state.ts';

/** How somebody said yes, as far as the browser tells. */
export interface Will {
  secondsOnPage?: number;
  secondsToEnd?: number | null;
  /** Among several contracts at once. */
  isMany?: boolean;
  /** Confirmed by a code. */
  isCoded?: boolean;
  declared: DeclaredSurroundings;
}

interface Act {
  role: ActRole;
  identity: SignatureRow;
  state: ActState;
  will: Will;
}

/** What the server itself sees of a call. */
export function seenOf({ origin: { address, port, proxies, maquina } }: Pick<AnySession, 'origin'>) {
  return { address, port, proxies, agent: maquina };
}

/** Acceptance, reading and act in the chain; what the server saw stands beside what was declared, never mixed. */
export async function recordAct(
  context: AnySession & { db: Db },
  { key, nome, cpf }: ActingSigner,
  { role, identity, state: { version, reading }, will }: Act,
): Promise<{ id: string }> {
  const { declared, secondsOnPage = null, secondsToEnd = null, isMany = false, isCoded = false } = will;
  const about = { id_agreement: reading.agreement.id, id_version: version.id, person: key };
  const bound = { version: version.number, sha256: version.sha256 };
  const acceptance = { id: acceptanceText.id, sha256: acceptanceText.sha256 };
  const personal = { nome, cpf, seen: seenOf(context), declared };

  if (secondsToEnd !== null) {
    await recordEvent(context, { kind: 'leitura', ...about, facts: { ...bound, secondsOnPage, secondsToEnd } });
  }
  await recordEvent(context, { kind: 'aceite', ...about, facts: { ...bound, acceptance }, personal });
  return recordEvent(context, {
    kind: 'ato',
    ...about,
    facts: { ...bound, role, acceptance, secondsOnPage, secondsToEnd, isMany, isCoded, identity: factsOf(identity) },
    personal,
  });
}

function factsOf({ id, decision, assinatura, fotoPessoa, fotoDoc, traceSha256 }: SignatureRow) {
  return {
    ...{ id, decision, traceSha256, assinatura: assinatura?.sha256 ?? null },
    ...{ fotoPessoa: fotoPessoa.sha256, fotoDoc: fotoDoc.sha256 },
  };
}
