import { formatDay } from '@restitui/brazil/day.ts';
import type { IntegrityProblemKind } from '@restitui/domain/agreements/evidence/integrity-problem.ts';
import { anchorText, hashEntry, rootHash } from '@restitui/pdf-check/evidence-chain.ts';
import { createMerkleRoot } from '@restitui/pdf-check/merkle.ts';
import type { Anchor } from '../../../platform/anchors.ts';
import type { EvidenceKeys } from '../../../platform/evidence-keys.ts';
import type { PersonalFacts } from './decrypt-personal-facts.service.ts';
import type { EventWithPayload, HeadRow, PersonKeyRow } from './evidence.repository.ts';

export interface Problem {
  kind: IntegrityProblemKind;
  message: string;
  /** The entry concerned; null when the chain has none. */
  seq: number | null;
}

interface ChainContext {
  id_tenant: string;
  evidenceKeys: EvidenceKeys;
  keys: readonly PersonKeyRow[];
  anchors: readonly Anchor[];
}

/** An entry with its encrypted and its decrypted personal data. */
type CheckedEvent = EventWithPayload & { personal: PersonalFacts };

/** Checks a chain entry by entry, in order, and collects its problems. */
export function createChainChecker({ id_tenant, evidenceKeys, keys, anchors }: ChainContext) {
  const problems: Problem[] = [];
  const anchored = new Map(anchors.map(({ seq }) => [seq, { hash: '', root: '' }]));
  const tree = createMerkleRoot();
  const destroyed = new Set(keys.filter(({ wrapped }) => wrapped === null).map(({ id }) => id));
  const recordedErasures = new Set<string>();
  const previousHashes = new Set<string>();
  let last = { seq: 0, hash: rootHash(id_tenant) };
  let entries = 0;
  let erased = 0;
  const report = (kind: IntegrityProblemKind, message: string, seq: number | null = null) =>
    void problems.push({ kind, message, seq });

  const checkLink = ({ seq, prev_hash }: EventWithPayload) => {
    const isFork = previousHashes.has(prev_hash);
    previousHashes.add(prev_hash);
    if (seq <= last.seq || isFork) report('cadeia-bifurcada', `Dois registros seguem o mesmo: há outro ${seq}.`, seq);
    else if (seq > last.seq + 1) {
      report('cadeia-cortada', `Faltam os registros de ${last.seq + 1} a ${seq - 1}.`, last.seq + 1);
    } else if (prev_hash !== last.hash) {
      report('elo-quebrado', `O registro ${seq} não segue o registro ${last.seq}.`, seq);
    }
  };

  const checkPersonal = ({ seq, id_key, sealed, personal: { state } }: CheckedEvent) => {
    if (id_key === null) return;
    if (state === 'apagado') erased++;
    if (sealed === null) report('dados-ausentes', `Os dados pessoais do registro ${seq} não estão mais lá.`, seq);
    else if (!keys.some(({ id }) => id === id_key))
      report('chave-ausente', `Falta a chave dos dados do registro ${seq}.`, seq);
    else if (state === 'ilegivel')
      report('dados-alterados', `Os dados pessoais do registro ${seq} foram alterados.`, seq);
  };

  return {
    add(event: CheckedEvent): void {
      entries++;
      checkLink(event);
      if (hashEntry(event.prev_hash, event) !== event.hash) {
        report('registro-alterado', `O conteúdo do registro ${event.seq} foi alterado.`, event.seq);
      } else if (evidenceKeys.mac(event.hash) !== event.mac) {
        report('prova-invalida', `O registro ${event.seq} não foi escrito por este sistema.`, event.seq);
      }
      checkPersonal(event);
      if (event.kind === 'apagamento') recordedErasures.add(String(event.facts.id_key));
      if (/^[0-9a-f]{64}$/.test(event.hash)) tree.add(event.hash);
      if (anchored.has(event.seq)) anchored.set(event.seq, { hash: event.hash, root: tree.root() });
      if (event.seq > last.seq) last = { seq: event.seq, hash: event.hash };
    },

    end(head: HeadRow | undefined) {
      const storedHead = head ?? { seq: 0, hash: rootHash(id_tenant) };
      if (storedHead.seq > last.seq)
        report('cadeia-cortada', `Faltam os registros de ${last.seq + 1} a ${storedHead.seq}.`, last.seq + 1);
      else if (storedHead.seq !== last.seq || storedHead.hash !== last.hash) {
        report(
          'ponta-divergente',
          `A ponta anotada é o registro ${storedHead.seq}; a cadeia termina no ${last.seq}.`,
          last.seq,
        );
      }
      for (const anchor of anchors) {
        const { seq, hash, mac, root } = anchor;
        const found = anchored.get(seq);
        if (evidenceKeys.mac(anchorText(anchor)) !== mac) report('ancora-invalida', 'Uma âncora foi alterada.');
        else if (seq > last.seq) {
          report(
            'cadeia-cortada',
            `A âncora de ${formatDay(anchor.at)} vai até o registro ${seq}; faltam os últimos.`,
            last.seq + 1,
          );
        } else if (seq > 0 && (found?.hash !== hash || (root !== undefined && found.root !== root))) {
          report('cadeia-reescrita', `O registro ${seq} não é o que a âncora de ${formatDay(anchor.at)} guardou.`, seq);
        }
      }
      for (const id of destroyed) {
        if (!recordedErasures.has(id))
          report('apagamento-sem-registro', 'A chave de uma pessoa foi apagada sem registro.');
      }
      return { entries, erased, problems };
    },
  };
}
