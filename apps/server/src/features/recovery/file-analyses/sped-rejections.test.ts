import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cumulativeBlock,
  document,
  efdText,
  itemLine,
} from '../../../../../../packages/sped-engine/test-support/write-efd.ts';
import { addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { createSpedFixture, type SpedFixture, spedZip } from '../../../../test/sped-fixture.ts';
import { mostBlocks } from './document-items.service.ts';
import { findReadyRun } from './file-analyses.repository.ts';
import { insertItemBlock, listItemBlocks } from './file-analysis-items.repository.ts';
import { documentHash, packItems } from './packed-items.rules.ts';

let server: TestServer;
let sped: SpedFixture;

beforeAll(async () => {
  server = await startTestServer();
  sped = await createSpedFixture(server);
});
afterAll(() => server.close());

describe('rejections of an analyst', { tags: ['SP-123'] }, () => {
  const keys = ['1', '2'].map((end) => `3525011122233300018155001000000201101591732${end}`);
  const [kept = '', rejected = ''] = keys;
  const lines = ['C010|11222333000181|2', ...keys.flatMap((key) => document([itemLine(1)], { key }))];
  const text = efdText({ lines, assessment: cumulativeBlock(200_000) });
  let id: string;

  const choose = (valor: ChoiceValue, caller = sped.admin, of = id) =>
    caller.try(fileAnalysesApi.choose, {
      params: { id_apuracao: of },
      body: { valor, motivo: 'Nota sem entrega da mercadoria' },
    });
  const rejection = (documento: string | null, rejeita = true) =>
    ({ tipo: 'rejeicao', competencia: '01/2025', tese: 'ICMS', documento, rejeita }) as const;
  const effect = (documento?: string, caller = sped.admin) =>
    caller.try(fileAnalysesApi.effect, {
      params: { id_apuracao: id, competencia: '012025' },
      query: { tese: 'ICMS', ...(documento !== undefined && { documento }) },
    });
  const amounts = async () => {
    const [month] = (await sped.read(id)).meses;
    const { icms_a_excluir, icms_em_duvida, pis_a_recuperar, cofins_a_recuperar } = month?.valores ?? {};
    return [icms_a_excluir, icms_em_duvida, pis_a_recuperar, cofins_a_recuperar];
  };
  const itemsOf = async (of: string) => {
    const request = { params: { id_apuracao: of, competencia: '012025' }, query: { q: 'ICMS' } };
    return (await sped.admin.call(fileAnalysesApi.items, request)).data;
  };
  const states = async () => {
    return (await itemsOf(id)).map(({ documento, situacao, codigo }) => [documento, situacao, codigo]);
  };

  beforeAll(async () => {
    id = await sped.analyse(spedZip([['a.txt', text]]));
  });

  it('take a document out of the credit, with the effect that was told, and back', async () => {
    // R(1,640.00) and R(1,820.00): 10.66, 11.83 and 49.20, 54.60.
    const change = { imposto: -180, pis_a_recuperar: -1.17, cofins_a_recuperar: -5.4 };
    expect(await effect(rejected)).toMatchObject({ status: 200, body: { data: change } });
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
    expect(await choose(rejection(rejected))).toMatchObject({ status: 200, body: { data: { recalcula: true } } });
    await sped.runAnalysis();
    expect(await amounts()).toEqual([180, 180, 1.17, 5.4]);
    expect(await states()).toEqual([
      [kept, 'CONTADO', 'A_EXCLUIR'],
      [rejected, 'REJEITADO', 'A_EXCLUIR'],
    ]);
    const { meses, escolhas } = await sped.read(id);
    expect(meses[0]?.alertas).toContainEqual(
      expect.objectContaining({ codigo: 'REJEITADO', valor: 180, quantidade: 1 }),
    );
    expect(escolhas).toEqual([
      expect.objectContaining({ valor: rejection(rejected), motivo: 'Nota sem entrega da mercadoria' }),
    ]);

    const back = { imposto: 180, pis_a_recuperar: 1.17, cofins_a_recuperar: 5.4 };
    expect(await effect(rejected)).toMatchObject({ body: { data: back } });
    await choose(rejection(rejected, false));
    await sped.runAnalysis();
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
  });

  it('take the whole credit of a month out', async () => {
    const change = { imposto: -360, pis_a_recuperar: -2.34, cofins_a_recuperar: -10.8 };
    expect(await effect()).toMatchObject({ body: { data: change } });
    await choose(rejection(null));
    await sped.runAnalysis();
    expect(await amounts()).toEqual([0, 360, 0, 0]);
    // Nothing of the credit is left to reject, and a document alone brings nothing back.
    expect(await effect(rejected)).toMatchObject({ status: 200, body: { data: null } });
    expect(await effect()).toMatchObject({ status: 200, body: { data: null } });
    await choose(rejection(null, false));
    await sped.runAnalysis();
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
  });

  it('keep the reason for a doubt that is rejected, without a new analysis', async () => {
    const doubt = { tipo: 'duvida', competencia: '01/2025', codigo: 'FCP', conta: false } as const;
    expect(await choose(doubt)).toMatchObject({ status: 200, body: { data: { recalcula: false } } });
    expect((await sped.read(id)).escolhas).toContainEqual(expect.objectContaining({ valor: doubt }));
    expect((await sped.read(id)).state).toBe('pronta');
  });

  it('are refused for a document or a month that is not in the result', async () => {
    const unknown = { status: 400, body: { code: 'file_analysis_choice_unknown' } };
    expect(await choose(rejection('3525'))).toMatchObject(unknown);
    const month = { ...rejection(kept), competencia: '02/2025' };
    expect(await choose(month)).toMatchObject({ status: 404, body: { code: 'file_analysis_month_not_found' } });
  });

  it('are refused to users of the consultancy and to other tenants, and in a payroll', async () => {
    const manager = await as(
      server,
      await addUser(server, { id_tenant: sped.home, typeUser: 'USUARIO', typeCargo: 'CEO' }),
    );
    expect(await choose(rejection(kept), manager)).toMatchObject({
      status: 403,
      body: { code: 'file_analysis_denied' },
    });
    expect((await effect(kept, manager)).status).toBe(200);
    const elsewhere = await addTenant(server);
    const stranger = await as(
      server,
      await addUser(server, { id_tenant: elsewhere, typeUser: 'USUARIO', typeCargo: 'CEO' }),
    );
    for (const answer of [await choose(rejection(kept), stranger), await effect(kept, stranger)]) {
      expect(answer.status).toBe(404);
    }
    const payroll = await addProduct(server, {
      id_tenant: sped.home,
      id_client: sped.id_client,
      typeServico: 'PREVIDENCIARIO',
    });
    const of = await addTestAssessment(server, {
      id_tenant: sped.home,
      id_client: sped.id_client,
      id_product: payroll,
    });
    expect(await choose(rejection(null), sped.admin, of)).toMatchObject({
      status: 400,
      body: { code: 'file_analysis_choice_unknown' },
    });
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
  });

  it('open only the blocks of a large month that hold the document', async () => {
    const item = { ...(await itemsOf(id))[0], documento: kept } as FileAnalysisItem;
    const other = { ...item, documento: rejected };
    const run = (await server.inTenant(sped.home, (db) => findReadyRun(db, sped.home, id))) ?? { id: '' };
    const add = (ordem: number, items: FileAnalysisItem[]) =>
      server.inTenant(sped.home, (db) =>
        insertItemBlock(db, { id_run: run.id, id_tenant: sped.home, periodo: '2025-01', ordem, ...packItems(items) }),
      );
    const blocksOf = (documento: string) =>
      server.inTenant(sped.home, async (db) => {
        const blocks = await listItemBlocks(
          db,
          sped.home,
          run.id,
          '2025-01',
          documentHash({ tese: 'ICMS', documento }),
        );
        return blocks.map(({ ordem }) => ordem);
      });
    await add(1, [item]);
    await add(2, [other, item, item]);
    await add(3, [other]);
    expect(await blocksOf(kept)).toEqual([0, 1, 2]);
    expect(await blocksOf(rejected)).toEqual([0, 2, 3]);
    expect(await blocksOf('3525')).toEqual([]);
    // R(1,640.00): the items of the blocks that were added take all ICMS of the month.
    expect(await effect(kept)).toMatchObject({ body: { data: { imposto: -720 } } });

    for (let ordem = 4; ordem < 4 + mostBlocks; ordem++) await add(ordem, [other]);
    expect(await effect(kept)).toMatchObject({ body: { data: { imposto: -720 } } });
    expect(await effect(rejected)).toMatchObject({ status: 200, body: { data: null } });
    expect(await choose(rejection('3525'))).toMatchObject({ status: 400 });
    // A block from before hashes were kept may hold any document.
    await server.inTenant(sped.home, (db) => {
      const block = { ...packItems([other]), documentos: null };
      return insertItemBlock(db, { id_run: run.id, id_tenant: sped.home, periodo: '2025-01', ordem: 99, ...block });
    });
    expect(await blocksOf('3525')).toEqual([99]);
    expect(await choose(rejection(rejected))).toMatchObject({ status: 200 });
  });
});
