import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import type { ProvenRows, ProvenTable } from './proven-rows.repository.ts';

/**
 * How the chain holds a column. `valor`: in clear. `resumo`: digest under the key of the installation, for values that
 * may name a person. `pessoal`: only within the encrypted personal data of an entry (decision D-36).
 */
export type ColumnForm = 'valor' | 'resumo' | 'pessoal';

export interface ProvenColumn<Row> {
  /** The column of the table that it reads. */
  of: keyof Row & string;
  as: ColumnForm;
  read: (row: Partial<Row>) => unknown;
}

type Columns<Row> = Readonly<Record<string, ProvenColumn<Row>>>;

interface ProvenTableOf<Row> {
  /** The key of a row in the chain. */
  key: (row: Row) => string;
  columns: Columns<Row>;
  /** Columns without a value as evidence, with the reason. */
  uncompared: Partial<Record<keyof Row & string, string>>;
}

function plain<Row>(as: ColumnForm, ...names: (keyof Row & string)[]): Columns<Row> {
  return Object.fromEntries(names.map((name) => [name, { of: name, as, read: (row: Partial<Row>) => row[name] }]));
}

function part<Row>(
  name: string,
  of: keyof Row & string,
  as: ColumnForm,
  read: ProvenColumn<Row>['read'],
): Columns<Row> {
  return { [name]: { of, as, read } };
}

/** Proves whether a column of JSON has a value, because its parts are all null when it has none. */
function presence<Row>(of: keyof Row & string): Columns<Row> {
  return part<Row>(`${of}.presente`, of, 'valor', (row) => (row[of] ?? null) !== null);
}

/** Splits an image into columns, because the entry of a capture holds the hash, size, type and origin of each. */
function image(name: 'fotoPessoa' | 'fotoDoc' | 'assinatura'): Columns<ProvenRows['identidade']> {
  const parts = (['key', 'sha256', 'size', 'type', 'origin'] as const).map((each) =>
    part<ProvenRows['identidade']>(`${name}.${each}`, name, 'valor', (row) => row[name]?.[each]),
  );
  return Object.assign(presence<ProvenRows['identidade']>(name), ...parts);
}

const declaredOfPhoto = (name: 'fotoPessoa' | 'fotoDoc') => ({
  ...part<ProvenRows['identidade']>(`${name}.camera`, name, 'pessoal', (row) => row[name]?.camera),
  ...part<ProvenRows['identidade']>(`${name}.quality`, name, 'pessoal', (row) => row[name]?.quality),
});

function storedPdf(name: 'original' | 'sealed'): Columns<ProvenRows['selo']> {
  const parts = (['key', 'sha256', 'size', 'pages'] as const).map((each) =>
    part<ProvenRows['selo']>(`${name}.${each}`, name, 'valor', (row) => row[name]?.[each]),
  );
  return Object.assign(presence<ProvenRows['selo']>(name), ...parts);
}

/** Returns the reference of the person of a row, as entries name people. */
export function personOf({ id_user, id_owner }: { id_user: string | null; id_owner: string | null }): string {
  return id_user === null ? `owner:${id_owner}` : `user:${id_user}`;
}

const isKey = 'Part of the key of the row';

/** The columns that the chain proves, by table. A test fails when a column is in neither list. */
export const provenTables: { [Name in ProvenTable]: ProvenTableOf<ProvenRows[Name]> } = {
  contrato: {
    key: ({ id }) => id,
    columns: {
      ...plain<ProvenRows['contrato']>('valor', 'id_user', 'typeRegime', 'contracts', 'status', 'isAssinado', 'acts'),
      ...plain<ProvenRows['contrato']>('valor', 'IsAtivo', 'isFrist', 'createdDate'),
      ...plain<ProvenRows['contrato']>('valor', 'ending', 'expiresOn', 'expiredOn'),
      ...plain<ProvenRows['contrato']>('resumo', 'id_client', 'pdf'),
    },
    uncompared: { id: isKey, id_tenant: isKey, expiryWarnedOn: 'Progress of the job' },
  },
  versao: {
    key: ({ id }) => id,
    columns: {
      ...plain<ProvenRows['versao']>('valor', 'id_agreement', 'number', 'sha256', 'createdDate', 'id_user', 'id_edit'),
      ...plain<ProvenRows['versao']>('valor', 'templates'),
      ...plain<ProvenRows['versao']>('resumo', 'data', 'missing'),
      ...part<ProvenRows['versao']>('html', 'html', 'valor', ({ html }) =>
        html === undefined ? undefined : sha256(html),
      ),
    },
    uncompared: { id: isKey, id_tenant: isKey },
  },
  ato: {
    key: ({ id, id_event }) => id_event ?? id,
    columns: {
      ...plain<ProvenRows['ato']>('valor', 'id', 'id_agreement', 'id_version', 'id_user', 'id_owner', 'role', 'date'),
      ...plain<ProvenRows['ato']>('valor', 'id_signature', 'isVerifed', 'id_event'),
      ...plain<ProvenRows['ato']>('pessoal', 'nome', 'cpf'),
    },
    uncompared: { id_tenant: isKey },
  },
  encerramento: {
    key: ({ id_event }) => id_event,
    columns: {
      ...plain<ProvenRows['encerramento']>('valor', 'id', 'id_agreement', 'id_version', 'kind', 'role'),
      ...plain<ProvenRows['encerramento']>('valor', 'id_user', 'id_owner', 'date', 'id_event'),
      ...plain<ProvenRows['encerramento']>('pessoal', 'nome', 'reason'),
    },
    uncompared: { id_tenant: isKey },
  },
  abertura: {
    key: (row) => `${row.id_version} ${personOf(row)}`,
    columns: {
      ...plain<ProvenRows['abertura']>('valor', 'id', 'id_agreement', 'id_version', 'id_user', 'id_owner', 'openedAt'),
      ...plain<ProvenRows['abertura']>('pessoal', 'address', 'maquina'),
    },
    uncompared: { id_tenant: isKey },
  },
  selo: {
    key: ({ code }) => code,
    columns: {
      ...plain<ProvenRows['selo']>('valor', 'id', 'id_agreement', 'id_version', 'code', 'sealedAt', 'seq'),
      ...part<ProvenRows['selo']>('selado', 'state', 'valor', ({ state }) => state === 'selado'),
      ...storedPdf('original'),
      ...storedPdf('sealed'),
      ...part<ProvenRows['selo']>(
        'certificate.fingerprint',
        'certificate',
        'valor',
        (row) => row.certificate?.fingerprint,
      ),
      ...part<ProvenRows['selo']>('certificate', 'certificate', 'resumo', (row) => row.certificate),
      ...presence<ProvenRows['selo']>('timestamp'),
      ...part<ProvenRows['selo']>('timestamp', 'timestamp', 'valor', (row) => row.timestamp?.url),
    },
    uncompared: {
      id_tenant: isKey,
      attempts: 'Progress of the job',
      failure: 'Progress of the job',
      requestedAt: 'Progress of the job; a retry sets it again',
      startedAt: 'Progress of the job',
    },
  },
  identidade: {
    key: ({ id }) => id,
    columns: {
      ...plain<ProvenRows['identidade']>('valor', 'id_user', 'id_owner', 'createData', 'traceSha256', 'isModifica'),
      ...plain<ProvenRows['identidade']>('valor', 'decision', 'id_decider', 'decidedAt'),
      ...plain<ProvenRows['identidade']>('resumo', 'trace'),
      ...plain<ProvenRows['identidade']>('pessoal', 'nome', 'cpf', 'local', 'maquina', 'photosSeen', 'drawingSeen'),
      ...plain<ProvenRows['identidade']>('pessoal', 'decidedBy', 'reason'),
      ...image('fotoPessoa'),
      ...image('fotoDoc'),
      ...image('assinatura'),
      ...declaredOfPhoto('fotoPessoa'),
      ...declaredOfPhoto('fotoDoc'),
    },
    uncompared: { id: isKey, id_tenant: isKey },
  },
};

export const provenTableNames = Object.keys(provenTables) as ProvenTable[];
