import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { clientWithPhotos } from './client-calls.ts';
import { checkLook, checkLooks } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import { signedIn } from './people.ts';
import { contractFile, sealedCodeOf } from './sealed.ts';
import { expect, test } from './server.ts';
import { callsAs } from './service-products.ts';

const id_client = cnpjOf('55610388');
const cpf = cpfOf('556103881');
const email = 'dona.selos@loja.test';

/** Performs all steps of the client by calls: password, photos, drawing and act. */
async function signAsClient(request: APIRequestContext, page: Page, address: string, id_agreement: string) {
  const owner = { id_client, cpf, email, password: 'Nova@2026' };
  const { post, read } = await clientWithPhotos(request, page, address, owner);
  await post('/signatures/client-assinatura', { multipart: { cnpj: id_client, assinatura: await drawnImage(page) } });
  const { id_version, sha256, acceptance } = (await read(`/agreement/acts/${id_agreement}`)).data;
  await post(`/agreement/acts/${id_agreement}`, { data: { id_version, sha256, acceptance } });
}

async function drawnImage(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 40 });
    const context = canvas.getContext('2d');
    context?.moveTo(5, 20);
    context?.lineTo(110, 25);
    context?.stroke();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Runs the verifier of the bundle on the bundle, and on a copy in which one byte of the sealed document differs. */
async function verifyOffline(bundle: string) {
  const folder = await mkdtemp(join(tmpdir(), 'restitui-bundle-'));
  try {
    const content = await readFile(bundle);
    const files = unzipSync(content);
    const changed = { ...files, 'documento/selado.pdf': flippedAt(files['documento/selado.pdf'], 300) };
    await writeFile(join(folder, 'verify-evidence.mjs'), files['verify-evidence.mjs'] ?? '');
    await writeFile(join(folder, 'evidence.zip'), content);
    await writeFile(join(folder, 'changed.zip'), zipSync(changed));
    const verify = (file: string) =>
      spawnSync(process.execPath, ['verify-evidence.mjs', file], { cwd: folder, encoding: 'utf8', env: {} });
    expect(verify('evidence.zip')).toMatchObject({ status: 0, stderr: '' });
    const refused = verify('changed.zip');
    expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining('documento/selado.pdf')]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function flippedAt(content: Uint8Array = new Uint8Array(), at: number): Uint8Array {
  return content.map((byte, index) => (index === at ? byte ^ 1 : byte));
}

test('a signed contract is sealed; a visitor verifies it and its PDF on a phone', {
  tag: ['@D-32', '@D-36'],
}, async ({ browser, request, server }) => {
  const address = server.hostOf('meridiano');
  const ceo = await staffOf(request, address, 'ceo@meridiano.test');
  await registerClient(ceo, {
    ...{ cnpjcpf: id_client, razao_social: 'PAPELARIA DOS SELOS LTDA', cpfProprietario: cpf },
    ...{ emailProprietario: email, contatoProprietario: '62955610388' },
  });
  const contracts = ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'];
  await send(ceo, '/agreement/vincular', { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client });
  const { data: agreement } = (await read(ceo, `/agreement/ativo/${id_client}`)) as { data: { id: string } };

  const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'pt-BR' };
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signAsClient(request, page, address, agreement.id);
  await send(ceo, '/agreements/sign-many', { ids: [agreement.id] });
  const provider = await callsAs(request, server.address, 'ceo@restitui.test');
  for (const witness of [provider, await callsAs(request, server.address, 'juridico@restitui.test')]) {
    expect((await witness('POST', '/agreements/sign-many', { ids: [agreement.id] })).signed).toEqual([agreement.id]);
  }
  const { id_owner } = (await provider('GET', `/clients/${id_client}`)) as { id_owner: string };
  await send(ceo, `/signatures/isverifedClient/${id_owner}/true`, {});
  const code = await sealedCodeOf(ceo, agreement.id);

  await page.goto(`${address}/verificar`);
  await page.getByLabel('Código').fill('abc');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('O código tem 20 letras e números.')).toBeVisible();
  await checkLook(page, 'asked for a code');
  await page.getByLabel('Código').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Contrato · PAPELARIA DOS SELOS LTDA')).toBeVisible();
  await expect(page.getByText('Cadeia íntegra')).toBeVisible();
  await expect(page.getByText('Lídia M. C.')).toBeVisible();
  await expect(page.getByText('Sem carimbo do tempo: o horário é o do servidor')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(await page.getByRole('banner').getByRole('img').count());

  const file = await contractFile(ceo, agreement.id);
  const pdf = file.buffer;
  const drop = (buffer: Buffer) => page.getByLabel('PDF do contrato').setInputFiles({ ...file, buffer });
  const again = () => page.getByRole('button', { name: 'Remover contrato.pdf' }).click();
  const sent: string[] = [];
  page.on('request', (each) => void (each.method() !== 'GET' && sent.push(each.url())));
  await drop(pdf);
  await expect(page.getByText('Válido', { exact: true })).toBeVisible();
  await checkLook(page, 'a valid document');
  await again();
  await drop(Buffer.concat([pdf, Buffer.from('\n% acrescentado\n')]));
  await expect(page.getByText('Válido, alterado depois')).toBeVisible();
  await again();
  const flipped = Buffer.from(pdf);
  flipped[300] = (flipped[300] ?? 0) ^ 1;
  await drop(flipped);
  await expect(page.getByText('Inválido', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);

  const desk = await signedIn(browser, address, 'ceo@meridiano.test', {
    path: `/minuta/${id_client}`,
    viewport: { width: 1440, height: 900 },
  });
  await expect(desk.getByText('O PDF tem o contrato, as evidências e o selo.')).toBeVisible();
  await checkLooks(desk, 'a sealed contract', [360, 1440]);
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Baixar evidências' }).click();
  await verifyOffline(await (await download).path());
  await desk.goto(`${address}/evidencias`);
  await desk.getByRole('button', { name: 'Verificar integridade' }).click();
  await expect(desk.getByText('Documentos selados')).toBeVisible();
  await expect(desk.getByText('De desenvolvimento: nenhuma autoridade confirma o nome')).toBeVisible();
  const form = desk.getByRole('form', { name: 'Certificado A1' });
  const wrong = { name: 'empresa.pfx', mimeType: 'application/x-pkcs12', buffer: await readFile(import.meta.filename) };
  await form.getByLabel('Certificado A1').setInputFiles(wrong);
  await form.getByLabel('Senha do certificado', { exact: true }).fill('segredo');
  await form.getByRole('button', { name: 'Guardar certificado' }).click();
  await expect(form.getByText('A senha não abre este arquivo, ou ele não é um certificado A1.')).toBeVisible();
  await checkLook(desk, 'evidence');

  expect(complaints).toEqual([]);
  await Promise.all([page, desk].map((each) => each.context().close()));
});
