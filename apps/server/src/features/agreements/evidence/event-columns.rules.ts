import type { AgreementEnding } from '@restitui/domain/agreements/signing/agreement-ending.ts';
import type { EventRow } from './evidence.repository.ts';
import type { ProvenTable } from './proven-rows.repository.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Columns of one row that an entry proves by its kind, without row facts. */
interface EventColumns {
  table: ProvenTable;
  key: string;
  columns: Facts;
  /** Returns the columns that the encrypted personal data of the entry proves. */
  personalColumns?: (personal: Facts) => Facts;
}

/** Returns what an entry proves of rows by its kind. All entries do, also those older than row facts. */
export function columnsOfEvent(event: EventRow): EventColumns[] {
  return [...ofVersion(event), ...(readers[event.kind]?.(event) ?? [])];
}

/** Every entry about a version that names its hash proves the text: reading, acceptance, act, closing. */
function ofVersion({ id_version, id_agreement, facts: { sha256, version } }: EventRow): EventColumns[] {
  if (!id_version || typeof sha256 !== 'string') return [];
  const columns = { id_agreement, sha256, html: sha256, ...(typeof version === 'number' && { number: version }) };
  return [{ table: 'versao', key: id_version, columns }];
}

const readers: Partial<Record<EventRow['kind'], (event: EventRow) => EventColumns[]>> = {
  ato: ({ id, id_agreement, id_version, person, facts }) => {
    const identity = objectIn(facts, 'identity');
    const columns = {
      ...{ id_event: id, id_agreement, id_version, role: facts.role, ...personColumns(person) },
      ...(identity && { id_signature: identity.id, isVerifed: identity.decision === 'verified' }),
    };
    return [{ table: 'ato', key: id, columns, personalColumns: ({ nome, cpf }) => ({ nome, cpf }) }];
  },

  recusa: (event) => ended(event, 'recusado'),
  cancelamento: (event) => ended(event, 'cancelado'),

  abertura: ({ id_agreement, id_version, person }) => [
    {
      table: 'abertura',
      key: `${id_version} ${person}`,
      columns: { id_agreement, id_version, ...personColumns(person) },
      personalColumns: (personal) => {
        const seen = objectIn(personal, 'seen');
        return seen ? { address: seen.address, maquina: seen.agent } : {};
      },
    },
  ],

  fechamento: ({ id_agreement }) =>
    id_agreement ? [{ table: 'contrato', key: id_agreement, columns: { isFrist: true } }] : [],

  selagem: ({ id_agreement, id_version, facts }) => {
    const columns = {
      ...{ id_agreement, id_version, code: facts.code, selado: true, timestamp: facts.timestamp },
      ...{ 'sealed.sha256': facts.sealedSha256, 'sealed.size': facts.size, 'sealed.pages': facts.pages },
      ...{ 'original.sha256': facts.originalSha256, 'certificate.fingerprint': facts.certificate },
    };
    return [{ table: 'selo', key: String(facts.code), columns }];
  },

  'identidade-capturada': ({ person, facts }) => {
    if (typeof facts.id_signature !== 'string') return [];
    const images = (['fotoPessoa', 'fotoDoc', 'assinatura'] as const).flatMap((name) =>
      (['sha256', 'size', 'type', 'origin'] as const).map((each) => {
        const image = objectIn(facts, name);
        return [`${name}.${each}`, image?.[each] ?? null] as const;
      }),
    );
    const traceSha256 = objectIn(facts, 'identity')?.traceSha256 ?? null;
    return [
      {
        ...{ table: 'identidade', key: facts.id_signature },
        columns: { ...Object.fromEntries(images), traceSha256, ...personColumns(person) },
        personalColumns: capturedColumns,
      },
    ];
  },
  'identidade-verificada': (event) => decided(event, 'verified'),
  'identidade-negada': (event) => decided(event, 'denied'),
};

function ended(event: EventRow, kind: AgreementEnding): EventColumns[] {
  const { id, id_agreement, id_version, person, facts } = event;
  const columns = { id_event: id, id_agreement, id_version, kind, role: facts.role ?? null, ...personColumns(person) };
  return [
    {
      ...{ table: 'encerramento', key: id, columns },
      personalColumns: ({ nome, reason }) => ({ nome, reason }),
    },
  ];
}

function decided({ facts, actor }: EventRow, decision: 'verified' | 'denied'): EventColumns[] {
  if (typeof facts.id_signature !== 'string') return [];
  return [
    {
      ...{ table: 'identidade', key: facts.id_signature },
      columns: { decision, ...(actor.startsWith('staff:') && { id_decider: actor.slice('staff:'.length) }) },
      personalColumns: ({ reviewer, reason }) => ({ decidedBy: reviewer, reason }),
    },
  ];
}

function capturedColumns({ nome, cpf, seen, photosSeen, declared }: Facts): Facts {
  const { local, maquina, cameraPessoa, cameraDoc, qualidadePessoa, qualidadeDoc } = isObject(declared) ? declared : {};
  return {
    ...{ nome, cpf, local, maquina, 'fotoPessoa.camera': cameraPessoa, 'fotoDoc.camera': cameraDoc },
    ...{ 'fotoPessoa.quality': qualidadePessoa, 'fotoDoc.quality': qualidadeDoc },
    ...(photosSeen === undefined ? { photosSeen: seen, drawingSeen: null } : { photosSeen, drawingSeen: seen }),
  };
}

function personColumns(person: string | null): Facts {
  if (person === null) return {};
  const id = person.slice(person.indexOf(':') + 1);
  return person.startsWith('user:') ? { id_user: id, id_owner: null } : { id_user: null, id_owner: id };
}

function objectIn(facts: Facts, name: string): Facts | undefined {
  const value = facts[name];
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null;
}
