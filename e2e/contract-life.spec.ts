import type { APIRequestContext, Page } from '@playwright/test';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { clientWithPhotos } from './client-calls.ts';
import { checkLook } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import { choose, signedIn } from './people.ts';
import { openPortal } from './portal-page.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { callsAs, tenant } from './service-products.ts';

test.describe.configure({ mode: 'serial' });

// A product of its own: it cancels and refuses contracts and changes the policy of a tenant.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const id_client = cnpjOf('55610399');
const person = { cpf: cpfOf('556103991'), email: 'vida.contrato@loja.test' };
const address = () => server.hostOf('meridiano');
const badge = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const acts = (page: Page) => page.locator('#assinaturas');

async function link(request: APIRequestContext): Promise<{ id: string; link: string }> {
  const ceo = await staffOf(request, address(), 'ceo@meridiano.test');
  await registerClient(ceo, {
    ...{ cnpjcpf: id_client, razao_social: 'PAPELARIA DA VIDA LTDA', cpfProprietario: person.cpf },
    ...{ emailProprietario: person.email, contatoProprietario: '62955610399' },
  });
  const body = { contracts: ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'], typeRegime: 'SIMPLES_NACIONAL', id_client };
  await send(ceo, '/agreement/vincular', body);
  const { data } = (await read(ceo, `/agreement/ativo/${id_client}`)) as { data: { id: string; link: string } };
  return data;
}

async function answer(page: Page, dialog: string, button: string, reason: string) {
  const box = page.getByRole('dialog', { name: dialog });
  await box.getByLabel('Motivo').fill(reason);
  await box.getByRole('button', { name: button, exact: true }).click();
  await expect(box).toHaveCount(0);
}

test('a contract is cancelled, written again, renewed and refused, each with its place on the page', {
  tag: ['@D-47'],
}, async ({ browser, request }) => {
  await link(request);
  const page = await signedIn(browser, address(), 'ceo@meridiano.test', { viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${address()}/minuta/${id_client}`);
  await expect(badge(page, 'Para assinar')).toBeVisible();

  await acts(page).getByRole('button', { name: 'Cancelar contrato' }).click();
  await checkLook(page, 'the dialog of a cancellation');
  const dialog = page.getByRole('dialog', { name: 'Cancelar contrato' });
  await dialog.getByRole('button', { name: 'Cancelar contrato' }).click();
  await expect(dialog.getByText('Escreva o motivo.')).toBeVisible();
  await answer(page, 'Cancelar contrato', 'Cancelar contrato', 'Serviço errado');
  await expect(badge(page, 'Cancelado')).toBeVisible();
  await expect(acts(page).getByText('Motivo: Serviço errado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solicitar alteração' })).toHaveCount(0);
  await expect(acts(page).getByRole('button', { name: 'Recusar' })).toHaveCount(0);
  await checkLook(page, 'a cancelled contract');

  await acts(page).getByRole('button', { name: 'Nova versão' }).click();
  await answer(page, 'Nova versão', 'Escrever nova versão', 'Serviço corrigido');
  await expect(badge(page, 'Para assinar')).toBeVisible();
  await expect(page.getByText('Versão 2 ·')).toBeVisible();

  await acts(page).getByRole('button', { name: 'Prazo para assinar' }).click();
  const deadline = page.getByRole('dialog', { name: 'Prazo para assinar' });
  await deadline.getByLabel('Assinar até').fill('2099-12-31');
  await deadline.getByRole('button', { name: 'Salvar prazo' }).click();
  await expect(acts(page).getByText('Pode ser assinado até 31/12/2099.')).toBeVisible();

  await acts(page).getByRole('button', { name: 'Recusar' }).click();
  await answer(page, 'Recusar a assinatura', 'Recusar', 'Honorários errados');
  await expect(badge(page, 'Assinatura recusada')).toBeVisible();
  await expect(acts(page).getByText('Motivo: Honorários errados')).toBeVisible();
  await checkLook(page, 'a refused contract');

  await page.goto(`${address()}/cliente/${id_client}/lista-minutas`);
  await expect(badge(page, 'Assinatura recusada')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a signature is followed by a new version, which shows what changed and is signed again', {
  tag: ['@D-47', '@W-345'],
}, async ({ browser, request }) => {
  const ceo = await staffOf(request, address(), 'ceo@meridiano.test');
  const page = await signedIn(browser, address(), 'ceo@meridiano.test', { path: `/minuta/${id_client}` });
  await acts(page).getByRole('button', { name: 'Nova versão' }).click();
  await answer(page, 'Nova versão', 'Escrever nova versão', 'Honorários corrigidos');
  await expect(acts(page).getByText('O cliente ainda não assinou')).toBeVisible();
  await page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }).click();
  await acts(page).getByRole('button', { name: 'Assinar', exact: true }).click();
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
  // The client may still ask for a change after the consultancy signed.
  await expect(page.getByRole('button', { name: 'Solicitar alteração' })).toBeVisible();

  const { data: shown } = (await read(ceo, `/agreement/ativo/${id_client}`)) as { data: { id: string; html: string } };
  await send(ceo, `/agreement-edit/request/${shown.id}`, { requestChange: 'Incluir o prazo' });
  const edits = (await read(ceo, `/agreement-edit/history/${shown.id}`)) as { data: { id: string }[] };
  const patch = async (path: string, data: object = {}) => {
    const url = `http://127.0.0.1:${new URL(address()).port}/api${path}`;
    expect((await request.patch(url, { headers: ceo.headers, data })).status()).toBe(200);
  };
  await patch(`/agreement-edit/apply/${edits.data[0]?.id}`, {
    html: `<p>Texto revisto.</p>${shown.html}<p>O prazo é de noventa dias.</p>`,
  });
  await patch(`/agreement-edit/approve/${edits.data[0]?.id}`);

  await page.reload();
  const changed = page.getByText('O contrato mudou desde que você assinou');
  await expect(changed).toBeInViewport();
  // Stays in view down to the signature, until the changes were opened.
  await page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }).focus();
  await expect(changed).toBeInViewport();
  await expect(acts(page).getByText('Assinaturas de versões que não valem mais')).toBeVisible();
  await page.getByRole('button', { name: 'Ver o que mudou' }).click();
  await expect(page.getByRole('dialog').locator('ins', { hasText: 'noventa dias' })).toBeVisible();
  const changes = page.getByRole('navigation', { name: 'Mudanças no texto' });
  const [next, previous] = ['Próxima mudança', 'Mudança anterior'].map((name) => changes.getByRole('button', { name }));
  await expect(changes).toContainText('2 mudanças');
  await next?.click();
  await expect(changes).toContainText('1 de 2');
  await expect(page.getByRole('dialog').locator('ins', { hasText: 'Texto revisto' })).toBeInViewport();
  await page.keyboard.press('n');
  await expect(changes).toContainText('2 de 2');
  await expect(page.getByRole('dialog').locator('ins', { hasText: 'noventa dias' })).toBeInViewport();
  await previous?.click();
  await expect(changes).toContainText('1 de 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkLook(page, 'a contract with former signatures');
});

test('a contract with missing data is completed by its party, and the order of signing follows the policy', {
  tag: ['@D-47'],
}, async ({ browser, request }) => {
  const ceo = await staffOf(request, address(), 'ceo@meridiano.test');
  await send(ceo, `/clients/update/${id_client}`, { logradouro: '' });
  const linked = { contracts: ['PRINCIPAL', 'PREVIDENCIARIO'], typeRegime: 'LUCRO_REAL', id_client };
  await send(ceo, '/agreement/vincular', linked);
  const { data: shown } = (await read(ceo, `/agreement/ativo/${id_client}`)) as {
    data: { contratos: { id: string; typeRegime: string }[] };
  };
  const contrato = shown.contratos.find(({ typeRegime }) => typeRegime === 'LUCRO_REAL')?.id ?? '';
  const place = `${address()}/minuta/${id_client}?contrato=${contrato}`;
  const staff = await signedIn(browser, address(), 'ceo@meridiano.test');
  await staff.goto(place);
  await expect(badge(staff, 'Faltam dados para assinar')).toBeVisible();
  await expect(acts(staff).getByText('Faltam dados de quem assina como parte')).toBeVisible();
  await expect(acts(staff).getByRole('button', { name: 'Assinar', exact: true })).toHaveCount(0);

  const phone = { viewport: { width: 360, height: 780 }, locale: 'pt-BR', reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext(phone)).newPage();
  await clientWithPhotos(request, page, address(), { id_client, ...person, password: 'Nova@2026' });
  await page.goto(`${address()}/login-client-minuta?id=${id_client}`);
  await page.getByLabel('CPF do proprietário').fill(person.cpf);
  await page.getByLabel('Senha', { exact: true }).fill('Nova@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const drawing = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await drawing.getByRole('button', { name: 'Prefiro escrever meu nome' }).click();
  await drawing.getByLabel('Seu nome completo').fill('Vida Moura Campos');
  await drawing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Você já realizou uma assinatura.')).toBeVisible();
  await page.goto(place);
  const form = page.getByRole('form', { name: 'Dados que faltam' });
  await expect(form.getByLabel('Logradouro')).toBeVisible();
  await checkLook(page, 'the form of missing data');
  await form.getByLabel('CEP').fill('74000-000');
  await form.getByLabel('Logradouro').fill('Rua das Vidas');
  await form.getByLabel('Número').fill('12');
  await form.getByLabel('Bairro').fill('Centro');
  await form.getByLabel('Município').fill('Goiânia');
  await choose(page, 'UF', 'GO · Goiás');
  await form.getByRole('button', { name: 'Salvar e escrever o contrato' }).click();
  await expect(badge(page, 'Para assinar')).toBeVisible();
  await expect(page.getByText('Rua das Vidas').first()).toBeVisible();
  await expect(acts(page).getByRole('button', { name: 'Assinar', exact: true })).toBeVisible();

  const calls = await callsAs(request, server.address, 'ceo@restitui.test');
  const brands: { id: string; title: string; colours: object }[] = await calls('GET', '/tenants');
  const brand = brands.find(({ id }) => id === tenant);
  const policy = { title: brand?.title, ...brand?.colours, ordemAssinatura: 'exige' };
  await calls('PUT', `/tenants/${tenant}/branding`, policy);
  await staff.reload();
  await expect(acts(staff).getByText('O cliente assina primeiro. Você assina aqui depois dele.')).toBeVisible();
  await expect(acts(staff).getByRole('button', { name: 'Assinar', exact: true })).toHaveCount(0);
});

test('an expired contract is not signed until it is renewed', { tag: ['@D-47'] }, async ({ browser, request }) => {
  const ceo = await staffOf(request, address(), 'ceo@meridiano.test');
  const found = (await read(ceo, `/clients/tenant/${tenant}?pageSize=100`)) as { data: { cnpjcpf: string }[] };
  let expired: string | undefined;
  for (const { cnpjcpf } of found.data) {
    const { data } = (await read(ceo, `/agreement/minutas-client/${cnpjcpf}`)) as {
      data: { expiresOn: string | null }[];
    };
    if (data.some(({ expiresOn }) => expiresOn !== null && expiresOn < dayInBrazil(new Date()))) expired = cnpjcpf;
    if (expired) break;
  }
  const page = await signedIn(browser, address(), 'ceo@meridiano.test', { path: `/minuta/${expired}` });
  await expect(badge(page, 'Prazo de assinatura expirado')).toBeVisible();
  await expect(acts(page).getByRole('button', { name: 'Assinar', exact: true })).toHaveCount(0);
  await checkLook(page, 'an expired contract');

  const { data } = (await read(ceo, `/clients/${expired}`)) as { data: { cpfProprietario: string } };
  const owner = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 800 } })).newPage();
  await openPortal(owner, address(), { cpf: data.cpfProprietario, password: 'Cliente@2026' });
  await owner.goto(`${address()}/portal?empresa=${expired}`);
  const stages = owner.getByRole('region', { name: 'O que acontece e quando' });
  await expect(stages).toContainText('O contrato não pode mais ser assinado.');
  await expect(owner.getByRole('link', { name: 'Ler e assinar' })).toHaveCount(0);
  await owner.goto(`${address()}/minuta/${expired}`);
  await expect(acts(owner).getByText('O prazo para assinar terminou.')).toBeVisible();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await acts(owner).getByRole('link', { name: 'Escrever à consultoria' }).click();
  await expect(owner).toHaveURL(`${address()}/portal?empresa=${expired}&aba=mensagens`);

  await acts(page).getByRole('button', { name: 'Renovar prazo' }).click();
  await page.getByRole('dialog', { name: 'Prazo para assinar' }).getByRole('button', { name: 'Salvar prazo' }).click();
  await expect(badge(page, 'Para assinar')).toBeVisible();
});
