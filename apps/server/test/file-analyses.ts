import { Readable } from 'node:stream';
import { toDay } from '@restitui/brazil/day.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Settlement } from '@restitui/sped-engine/months/month-settlement.ts';
import { insertRun } from '../src/features/recovery/file-analyses/file-analyses.repository.ts';
import type { StoredCell } from '../src/features/recovery/file-analyses/file-analyses.table.ts';
import { insertItemBlock } from '../src/features/recovery/file-analyses/file-analysis-items.repository.ts';
import { insertMonths } from '../src/features/recovery/file-analyses/file-analysis-months.repository.ts';
import { packItems } from '../src/features/recovery/file-analyses/packed-items.rules.ts';
import { newId } from '../src/kernel/new-id.ts';
import { addProduct, addTestAssessment } from './clients.ts';
import type { TestServer } from './harness.ts';

/** Creates a recognised verba of 100,00 with the given changes. */
export function cellOf(changes: Partial<StoredCell> = {}): StoredCell {
  return {
    tese: '29-A',
    verba: 29,
    nome: 'Aviso Prévio Indenizado',
    classe: 'RECONHECIDA',
    fonte: 'STJ Tema 478',
    a_conferir: false,
    condicoes: null,
    contavel: true,
    acao_em: null,
    trabalhadores: 1,
    base: 50_000,
    suspenso: 0,
    a_confirmar: 0,
    partes: { patronal: 10_000, rat: 0, adicional: 0, terceiros: 0 },
    credito: 10_000,
    ...changes,
  };
}

const item: FileAnalysisItem = {
  ...{ tese: '29-A', situacao: 'CONTADO', documento: 'T1 0100', descricao: 'AVISO', data: null },
  ...{ estabelecimento: '10203040000194', detalhe: '01', valor: 500, base: 500, imposto: 0, trabalhadores: 1 },
  ...{ regra: 'Posição 29-A', lei: 'STJ Tema 478' },
};

const rateSums = {
  ...{ pisRate: 6_500, cofinsRate: 30_000, isSubstitution: false, toExclude: 18_000, excluded: 0, returned: 0 },
  ...{ substituted: 0, monoPis: 0, monoCofins: 0, pisBase: 100_000, cofinsBase: 100_000, judged: 1 },
};
/** A month without block M, whose ICMS can be rejected. */
const settlement: Settlement = {
  ...{ incidence: '2', taxedLines: 1, rates: [rateSums], reversed: { pis: 0, cofins: 0 }, returns: [] },
  assessment: { pis: { rates: [] }, cofins: { rates: [] } },
};

interface Owner {
  name: string;
  id_tenant: TenantId;
  id_client: string;
  id_user: string;
}

/** Adds a ready payroll analysis of February 2024, and one whose files are still stored. */
export async function addFileAnalyses(server: TestServer, owner: Owner) {
  const { id_tenant, id_client, id_user: id_analista } = owner;
  const id_product = await addProduct(server, { id_tenant, id_client, id_analista, typeServico: 'PREVIDENCIARIO' });
  return {
    id_upload_apuracao: await addTestAssessment(server, { id_tenant, id_client, id_product }),
    id_file_apuracao: await addReadyAnalysis(server, { ...owner, id_product }, []),
    id_repeatable_apuracao: await addReadyAnalysis(server, { ...owner, id_product }, [
      { campo: 'complemento', nome: 'folha.csv', chave: await storedFile(server), bytes: sheet.length },
    ]),
    id_sheet_apuracao: await addReadyAnalysis(server, { ...owner, id_product }, [
      { campo: 'complemento', nome: 'folha.csv', chave: await storedFile(server), bytes: sheet.length },
    ]),
  };
}

/** A sheet whose headings are not those of PR-011. */
const sheet = 'Mês;Evento;Total\n02/2024;0100;500,00';

async function storedFile({ files }: TestServer): Promise<string> {
  const key = `uploads/${newId()}`;
  await files.write(key, Readable.from(sheet));
  return key;
}

async function addReadyAnalysis(
  server: TestServer,
  { name, id_tenant, id_client, id_user, id_product }: Owner & { id_product: string },
  envio: { campo: 'principal' | 'complemento'; nome: string; chave: string; bytes: number }[],
): Promise<string> {
  const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
  const id = newId();
  const now = server.clock.now().toISOString();
  await server.inTenant(id_tenant, async (db) => {
    await insertRun(db, {
      ...{ id, id_tenant, id_apuracao, id_user, servico: 'PREVIDENCIARIO', state: 'pronta', envio, enviadoEm: now },
      ...{ asOf: toDay('2026-09-15'), createdDate: now, finishedDate: now, regras: 'Posições', alertas: [] },
      arquivos: [],
      dossie: {
        ...{ state: 'pronto', progresso: 100, erro: null, askedDate: now, finishedDate: now, nome: 'dossie' },
        ...{ pdf_file: null, pdf_bytes: null, planilha_file: null, planilha_bytes: null },
      },
      rubricas: [
        {
          ...{ tabela: 'T1', codigo: '0100', descricao: `${name} AVISO`, natureza: '6003', verba: 29 },
          ...{ nome: 'Aviso Prévio Indenizado', confirmada: true, valor: 500, origem: 'SUGERIDA' },
        },
      ],
    });
    const month = { id_run: id, id_tenant, periodo: '2024-02' };
    await insertMonths(db, [
      {
        ...month,
        row: {
          ...{ pagamento: '2024-03-20', pagamento_presumido: true, prescreve_em: '2029-03-20', uso: 'CRUZADA' },
          ...{ celulas: [cellOf({ condicoes: `${name} CONDIÇÃO` })], alertas: [], valores: {} },
        },
        detail: {
          acerto: settlement,
          lugares: [
            {
              ...{ tese: '29-A', estabelecimento: '10203040000194', lotacao: `${name} LOT`, decimo_terceiro: false },
              ...{ base: 500, valores: [{ codigo: '113801', parte: 'patronal', valor: 100 }] },
            },
          ],
        },
      },
    ]);
    await insertItemBlock(db, { ...month, ordem: 0, ...packItems([{ ...item, descricao: `${name} AVISO` }]) });
  });
  return id_apuracao;
}
