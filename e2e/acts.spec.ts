import { clientWithPhotos } from './client-calls.ts';
import { checkLook } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import { codeSentTo } from './outbox.ts';
import { signedIn } from './people.ts';
import { contractFile, sealedCodeOf } from './sealed.ts';
import { expect, test } from './server.ts';
import { callsAs, tenant } from './service-products.ts';

const id_client = cnpjOf('55610377');
const cpf = cpfOf('556103771');
const email = 'lidia.atos@loja.test';
const password = 'Nova@2026';

test('a client, the consultancy and two witnesses sign the version they read; it is sealed and verified', {
  tag: [
    ...['@W-316', '@W-317', '@W-319', '@W-385', '@W-389', '@W-390', '@W-391', '@W-392', '@W-549', '@W-555'],
    ...['@F-263', '@F-264', '@F-405', '@C-30', '@C-41', '@C-87', '@C-98', '@D-32', '@D-40'],
  ],
}, async ({ browser, request, server }) => {
  const address = server.hostOf('meridiano');
  const ceo = await staffOf(request, address, 'ceo@meridiano.test');
  await registerClient(ceo, {
    ...{ cnpjcpf: id_client, razao_social: 'LIVRARIA DOS ATOS LTDA', cpfProprietario: cpf },
    ...{ emailProprietario: email, contatoProprietario: '62955610377' },
  });
  const link = (typeRegime: string, service: string) =>
    send(ceo, '/agreement/vincular', { contracts: ['PRINCIPAL', service], typeRegime, id_client });
  await link('SIMPLES_NACIONAL', 'PIS_COFINS_MONOFASICO_PARA_SN');

  const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'pt-BR' };
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await clientWithPhotos(request, page, address, { id_client, cpf, email, password });
  const calls = await callsAs(request, server.address, 'ceo@restitui.test');
  const brands: { id: string; title: string; colours: object }[] = await calls('GET', '/tenants');
  const brand = brands.find(({ id }) => id === tenant);
  const requireActCodes = (codigoAoAssinar: boolean) =>
    calls('PUT', `/tenants/${tenant}/branding`, { title: brand?.title, ...brand?.colours, codigoAoAssinar });
  await requireActCodes(true);
  await page.goto(`${address}/login-client-minuta?id=${id_client}`);
  await page.getByLabel('CPF do proprietário').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const drawing = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await drawing.getByRole('button', { name: 'Prefiro escrever meu nome' }).click();
  await drawing.getByLabel('Seu nome completo').fill('Lídia Moura Campos');
  await drawing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Você já realizou uma assinatura.')).toBeVisible();
  await expect(page.getByText('Para assinar', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a assinatura' }).click();
  await expect(page.getByText('Falta assinar', { exact: true })).toHaveCount(4);
  await expect(page.getByText('Você assina como Cliente exatamente a versão 1')).toBeVisible();

  const sign = page.getByRole('button', { name: 'Assinar', exact: true });
  await sign.click();
  await expect(page.getByText('Marque que leu e aceita para assinar.')).toBeVisible();
  await expect(page.getByText('Digite o código que enviamos.')).toBeVisible();
  await checkLook(page, 'an act that is not accepted');

  // Meanwhile the consultancy changes the text.
  const { data: shown } = (await read(ceo, `/agreement/ativo/${id_client}`)) as {
    data: { id: string; html: string };
  };
  await send(ceo, `/agreement-edit/request/${shown.id}`, { requestChange: 'Incluir o prazo' });
  const edits = (await read(ceo, `/agreement-edit/history/${shown.id}`)) as { data: { id: string }[] };
  const edit = edits.data[0]?.id;
  const patch = async (path: string, data: object = {}) => {
    const url = `http://127.0.0.1:${new URL(address).port}/api${path}`;
    expect((await request.patch(url, { headers: ceo.headers, data })).status()).toBe(200);
  };
  await patch(`/agreement-edit/apply/${edit}`, { html: `${shown.html}<p>O prazo é de sessenta dias.</p>` });
  await patch(`/agreement-edit/approve/${edit}`);

  const accept = page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ });
  await accept.click();
  const earlier = await codeSentTo(request, address, email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Código enviado para l•••@loja.test.')).toBeVisible();
  await expect(page.getByLabel('Código de confirmação')).toBeFocused();
  await expect.poll(() => codeSentTo(request, address, email)).not.toBe(earlier);
  const code = await codeSentTo(request, address, email);
  const typed = page.getByLabel('Código de confirmação');
  await typed.fill(code.toLowerCase());
  await sign.click();
  const changed = page.getByRole('status').filter({ hasText: 'O contrato mudou desde que você leu' });
  await expect(changed).toBeInViewport();
  // The next key goes to the changes, for keyboards and screen readers.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ver o que mudou' })).toBeFocused();
  await expect(page.getByText('Você abriu a versão 1; esta é a versão 2.')).toBeVisible();
  await expect(accept).not.toBeChecked();
  await page.getByRole('button', { name: 'Ver o que mudou' }).click();
  const changes = page.getByRole('dialog', { name: 'O que mudou desde que você leu' });
  await expect(changes.locator('ins').filter({ hasText: 'sessenta dias' })).toBeVisible();
  await checkLook(page, 'what changed');
  await changes.getByRole('button', { name: 'Fechar' }).click();
  await expect(typed).toHaveValue(code.toLowerCase());
  await accept.click();
  const sent = page.waitForRequest((each) => each.method() === 'POST' && /agreement\/acts\/[^/]+$/.test(each.url()));
  await sign.click();
  expect((await sent).postDataJSON()).toMatchObject({ code: code.toLowerCase(), secondsToEnd: expect.any(Number) });
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
  await expect(page.getByText('Faltam assinaturas', { exact: true })).toBeVisible();
  await expect(page.getByText('identidade em conferência')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solicitar alteração' })).toHaveCount(0);
  await expect(sign).toHaveCount(0);
  await checkLook(page, 'signed by the client');
  await requireActCodes(false);
  await link('LUCRO_REAL', 'FCVS');

  const desk = await signedIn(browser, address, 'ceo@meridiano.test', {
    path: `/cliente/${id_client}/lista-minutas`,
    viewport: { width: 1440, height: 900 },
  });
  const rows = desk.getByRole('checkbox', { name: /^Selecionar (?!todos)/ });
  await expect(rows).toHaveCount(2);
  const many = desk.getByRole('button', { name: /^Assinar selecionados/ });
  await expect(many).toBeDisabled();
  await rows.first().click();
  await many.click();
  await expect(desk.getByText('Deseja assinar 1 contrato selecionado?')).toBeVisible();
  await desk.getByRole('button', { name: 'Cancelar' }).click();
  await desk.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click();
  const confirm = desk.getByRole('dialog', { name: 'Assinar selecionados' });
  const tryAll = async () => {
    await many.click();
    await expect(confirm.getByText('Deseja assinar 2 contratos selecionados?')).toBeVisible();
    await confirm.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(confirm).toHaveCount(0);
  };
  await checkLook(desk, 'contracts to sign');
  await desk.route('**/api/agreements/sign-many', (route) => route.abort());
  await tryAll();
  await expect(desk.getByText('Erro ao tentar assinar os contratos.')).toBeVisible();
  await desk.unroute('**/api/agreements/sign-many');
  await desk.route('**/api/agreements/sign-many', (route) => route.fulfill({ status: 500, json: {} }));
  await tryAll();
  await expect(desk.getByText('Falha ao assinar os contratos.')).toBeVisible();
  await desk.unroute('**/api/agreements/sign-many');
  await tryAll();
  await expect(desk.getByText('Contratos assinados!')).toBeVisible();
  await expect(desk.getByText('2 contratos', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(many).toHaveCount(0);

  // With two witnesses, what is missing is the review of the client's identity.
  const lawyer = await callsAs(request, server.address, 'juridico@restitui.test');
  for (const witness of [lawyer, calls]) {
    expect((await witness('POST', '/agreements/sign-many', { ids: [shown.id] })).signed).toEqual([shown.id]);
  }
  const { id_owner } = (await calls('GET', `/clients/${id_client}`)) as { id_owner: string };
  await send(ceo, `/signatures/isverifedClient/${id_owner}/true`, {});
  await desk.reload();
  await expect(desk.getByRole('row', { name: /Simples Nacional.*Sim/ })).toBeVisible();
  await expect(desk.getByRole('row', { name: /Lucro Real.*Não/ })).toBeVisible();

  await page.goto(`${address}/verificar/${await sealedCodeOf(ceo, shown.id)}`);
  await expect(page.getByText('Contrato · LIVRARIA DOS ATOS LTDA')).toBeVisible();
  await expect(page.getByText('Cadeia íntegra')).toBeVisible();
  await page.getByLabel('PDF do contrato').setInputFiles(await contractFile(ceo, shown.id));
  await expect(page.getByText('Válido', { exact: true })).toBeVisible();

  const admin = await signedIn(browser, server.address, 'ceo@restitui.test', {
    viewport: { width: 1440, height: 900 },
  });
  await admin.goto(`${server.address}/admin/${tenant}/clientes/${id_client}/lista-minutas`);
  await admin.getByRole('row', { name: /Lucro Real/ }).click();
  await expect(admin.getByText('Você assina como Testemunha 1 exatamente a versão 1')).toBeVisible();
  await checkLook(admin, 'a witness');
  await admin.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }).click();
  await admin.getByRole('button', { name: 'Assinar', exact: true }).click();
  await expect(admin.getByText('Contrato assinado!')).toBeVisible();
  await expect(admin.getByText('Falta assinar', { exact: true })).toHaveCount(2);
  await expect(admin.getByRole('button', { name: 'Assinar', exact: true })).toHaveCount(0);

  expect(complaints).toEqual([]);
  await Promise.all([page, desk, admin].map((each) => each.context().close()));
});
