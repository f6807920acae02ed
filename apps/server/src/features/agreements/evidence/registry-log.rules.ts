import { eventKindLabels } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import { factLines } from '@restitui/domain/agreements/evidence/fact-labels.ts';
import type { DecryptedEvent } from './agreement-evidence.service.ts';
import { brasiliaMoment } from './brasilia-time.rules.ts';
import type { SignedDocument } from './signed-document.wire.ts';

/** Returns the full log as the JSON file that a sealed PDF carries: each fact with its name in Portuguese. */
export function registryLog(document: SignedDocument, events: readonly DecryptedEvent[]): string {
  const { title, version, sha256, original, code, address } = document;
  const log = {
    documento: {
      titulo: title,
      versao: version,
      sha256,
      sha256SemSelo: original.sha256,
      codigo: code,
      verificacao: address,
    },
    observacao: 'Cada registro leva o SHA-256 do anterior. Horários em UTC e, em "horarioBrasilia", de Brasília.',
    registros: events.map(entryOf),
  };
  return JSON.stringify(log, null, 1);
}

function entryOf({ seq, kind, at, facts, personal, personal_digest, hash, prev_hash }: DecryptedEvent) {
  const known = personal.state === 'aberto' ? factLines(personal.facts) : [];
  return {
    ...{
      registro: seq,
      tipo: kind,
      descricao: eventKindLabels[kind],
      horario: at,
      horarioBrasilia: brasiliaMoment(at),
    },
    fatos: Object.fromEntries([...known, ...factLines(facts)].map(({ label, value }) => [label, value])),
    ...(personal.state === 'apagado' && { dadosPessoais: 'apagados' }),
    ...{ resumoDosDadosPessoais: personal_digest, sha256: hash, sha256Anterior: prev_hash },
  };
}
