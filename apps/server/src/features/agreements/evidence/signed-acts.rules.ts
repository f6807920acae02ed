import { shownPlace } from '@restitui/domain/accounts/identity-checks/shown-place.ts';
import { deviceName } from '@restitui/domain/accounts/session/device-name.ts';
import { maskedEmail } from '@restitui/domain/accounts/verification-codes/masked-email.ts';
import type { EventKind } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import { maskedCpf } from '@restitui/domain/agreements/evidence/masked-person.ts';
import { type ActRole, actRole, actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import { z } from 'zod';
import type { DecryptedEvent } from './agreement-evidence.service.ts';
import { brasiliaDay, brasiliaMoment, brasiliaTime } from './brasilia-time.rules.ts';
import type { SignedAct } from './signed-document.wire.ts';

/** The parties of the agreement, as they are named beside the signatures. */
export interface SigningParties {
  company: string;
  party: string;
  /** A user's agreement is a partnership. */
  id_user: string | null;
}

const text = z.string().catch('');
const actFacts = z.object({
  role: actRole.catch('cliente'),
  isCoded: z.boolean().catch(false),
  authentication: text,
  identity: z.object({ id: text, fotoPessoa: text, decision: text }).partial().catch({}),
});
const personFacts = z.object({
  nome: text,
  cpf: text,
  to: text,
  seen: z.object({ address: text, agent: text }).partial().catch({}),
  declared: z.object({ local: text }).partial().catch({}),
});
const readingFacts = z.object({ secondsOnPage: z.number().nullable().catch(null) });

/** Returns the identity check that a signature was made with. */
export function identityOfAct({ facts }: Pick<DecryptedEvent, 'facts'>): string {
  return actFacts.parse(facts).identity.id ?? '';
}

/** Returns the personal data of an entry; undefined after the erasure. */
export function personOf({ personal }: DecryptedEvent) {
  return personal.state === 'aberto' ? personFacts.parse(personal.facts) : undefined;
}

/** Describes one signature with what the log knows about it. */
export function signedAct(
  act: DecryptedEvent,
  events: readonly DecryptedEvent[],
  parties: SigningParties,
  drawing: string | undefined,
): SignedAct {
  const { role, isCoded, authentication, identity } = actFacts.parse(act.facts);
  const known = personOf(act);
  const lastOf = (kind: EventKind) =>
    events.findLast((event) => event.kind === kind && event.person === act.person && event.seq <= act.seq);
  const verified = events.findLast(({ kind, person }) => kind === 'identidade-verificada' && person === act.person);
  const [sent, proven, reading, accepted] = [
    lastOf('codigo-enviado'),
    lastOf('codigo-conferido'),
    lastOf('leitura'),
    lastOf('aceite'),
  ];
  const hasPhotos = identity.fotoPessoa !== undefined && identity.fotoPessoa !== '';
  const how = [
    drawing ? 'Assinatura desenhada' : 'Nome digitado',
    proofOf(isCoded, authentication),
    ...(hasPhotos ? ['foto e documento'] : []),
  ];
  const to = sent && personOf(sent)?.to;
  return {
    ...{ name: known && (known.nome || undefined), cpf: known?.cpf ? maskedCpf(known.cpf) : undefined, drawing },
    ...{ role: actRoleLabel(role, parties), capacity: capacityOf(role, parties) },
    at: brasiliaMoment(act.at),
    method: how.join(', '),
    code: proven ? `E-mail${to ? `\n${maskedEmail(to)}` : ''}` : 'Não pedido',
    identity: verified ? `Conferida em ${brasiliaDay(verified.at)}` : identityNote(identity.decision, hasPhotos),
    read: reading ? readingNote(reading) : 'Não registrado',
    accepted: brasiliaTime((accepted ?? act).at),
    device: known?.seen.agent ? deviceName(known.seen.agent) : 'Não informado',
    network: known?.seen.address || 'Não informado',
    place: shownPlace(known?.declared.local ?? '') || 'Não informado',
  };
}

function proofOf(isCoded: boolean, authentication: string): string {
  if (isCoded || authentication === 'email-code') return 'código por e-mail';
  return authentication === 'whatsapp-code' ? 'código por WhatsApp' : 'senha';
}

function identityNote(decision: string | undefined, hasPhotos: boolean): string {
  if (decision === 'verified') return 'Conferida antes';
  return hasPhotos ? 'Foto e documento, ainda não conferidos' : 'Ainda não conferida';
}

function readingNote({ at, facts }: DecryptedEvent): string {
  const { secondsOnPage } = readingFacts.parse(facts);
  if (secondsOnPage === null) return brasiliaTime(at);
  return `${brasiliaTime(at)}, ${Math.floor(secondsOnPage / 60)} min ${secondsOnPage % 60} s`;
}

function capacityOf(role: ActRole, { company, party, id_user }: SigningParties): string {
  if (role === 'cliente') return id_user === null ? `Contratante, por ${party}` : 'Parceria comercial';
  return role === 'contratada' ? `Contratada, por ${company}` : 'Testemunha';
}
