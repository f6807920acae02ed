import type { IntegrityProblemKind } from '@restitui/domain/evidence/integrity-problem.ts';
import type { Anchor } from '../../platform/anchors.ts';
import type { EvidenceKeys } from '../../platform/evidence-keys.ts';
import { hashOf, rootHash } from './chain-hash.ts';
import type { EventWithPayload, HeadRow, PersonKeyRow } from './evidence.repository.ts';
import { personalReader } from './open-personal.ts';

export interface Problem {
  kind: IntegrityProblemKind;
  message: string;
}

interface Known {
  id_tenant: string;
  evidenceKeys: EvidenceKeys;
  keys: readonly PersonKeyRow[];
  anchors: readonly Anchor[];
}

/** What an anchor's proof is over. */
export function anchorText({ id_tenant, seq, hash, at }: Omit<Anchor, 'mac'>): string {
  return `anchor ${id_tenant} ${seq} ${hash} ${at}`;
}

/** Walks a chain entry by entry, in order, and names what is wrong with it. */
export function chainWalk({ id_tenant, evidenceKeys, keys, anchors }: Known) {
  const problems: Problem[] = [];
  const read = personalReader(evidenceKeys, keys);
  const anchored = new Map<number, string>(anchors.map(({ seq }) => [seq, '']));
  const destroyed = new Set(keys.filter(({ wrapped }) => wrapped === null).map(({ id }) => id));
  const told = new Set<string>();
  const seenBefore = new Set<string>();
  let last = { seq: 0, hash: rootHash(id_tenant) };
  let entries = 0;
  let erased = 0;
  const note = (kind: IntegrityProblemKind, message: string) => void problems.push({ kind, message });

  const checkLink = ({ seq, prev_hash }: EventWithPayload) => {
    const isSecond = seenBefore.has(prev_hash);
    seenBefore.add(prev_hash);
    if (seq <= last.seq || isSecond) note('cadeia-bifurcada', `Dois registros seguem o mesmo: há outro ${seq}.`);
    else if (seq > last.seq + 1) {
      note('cadeia-cortada', `Faltam os registros de ${last.seq + 1} a ${seq - 1}.`);
    } else if (prev_hash !== last.hash) {
      note('elo-quebrado', `O registro ${seq} não segue o registro ${last.seq}.`);
    }
  };

  const checkPersonal = (event: EventWithPayload) => {
    const { seq, id_key, sealed } = event;
    if (id_key === null) return;
    const { state } = read(event);
    if (state === 'apagado') erased++;
    if (sealed === null) note('dados-ausentes', `Os dados pessoais do registro ${seq} não estão mais lá.`);
    else if (!keys.some(({ id }) => id === id_key))
      note('chave-ausente', `Falta a chave dos dados do registro ${seq}.`);
    else if (state === 'ilegivel') note('dados-alterados', `Os dados pessoais do registro ${seq} foram alterados.`);
  };

  return {
    add(event: EventWithPayload): void {
      entries++;
      checkLink(event);
      if (hashOf(event.prev_hash, event) !== event.hash) {
        note('registro-alterado', `O conteúdo do registro ${event.seq} foi alterado.`);
      } else if (evidenceKeys.mac(event.hash) !== event.mac) {
        note('prova-invalida', `O registro ${event.seq} não foi escrito por este sistema.`);
      }
      checkPersonal(event);
      if (event.kind === 'apagamento') told.add(String((event.facts as { id_key?: unknown }).id_key));
      if (anchored.has(event.seq)) anchored.set(event.seq, event.hash);
      if (event.seq > last.seq) last = { seq: event.seq, hash: event.hash };
    },

    end(head: HeadRow | undefined) {
      const noted = head ?? { seq: 0, hash: rootHash(id_tenant) };
      if (noted.seq > last.seq) note('cadeia-cortada', `Faltam os registros de ${last.seq + 1} a ${noted.seq}.`);
      else if (noted.seq !== last.seq || noted.hash !== last.hash) {
        note('ponta-divergente', `A ponta anotada é o registro ${noted.seq}; a cadeia termina no ${last.seq}.`);
      }
      for (const anchor of anchors) {
        const { seq, hash, mac } = anchor;
        if (evidenceKeys.mac(anchorText(anchor)) !== mac) note('ancora-invalida', 'Uma âncora foi alterada.');
        else if (seq > last.seq) {
          note('cadeia-cortada', `A âncora de ${anchor.at.slice(0, 10)} vai até o registro ${seq}; faltam os últimos.`);
        } else if (seq > 0 && anchored.get(seq) !== hash) {
          note('cadeia-reescrita', `O registro ${seq} não é o que a âncora de ${anchor.at.slice(0, 10)} guardou.`);
        }
      }
      for (const id of destroyed) {
        if (!told.has(id)) note('apagamento-sem-registro', 'A chave de uma pessoa foi apagada sem registro.');
      }
      return { entries, erased, problems };
    },
  };
}
