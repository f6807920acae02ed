import type { APIRequestContext, Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { read, type Staff, staffOf } from './new-client.ts';
import { choose } from './people.ts';
import { pagesOf } from './routes.ts';
import { expect, type StartedServer, test } from './server.ts';
import { signIn } from './sign-in.ts';
import { touchingCards } from './touching-cards.ts';

/** A client of Meridiano alone, with a contract; the main client is also one of Kairós. */
const contractOf = '84558550000110';

/** Records of Meridiano, read as the provider's CEO. */
async function recordsOf(request: APIRequestContext, server: StartedServer) {
  const { headers, ...provider } = await staffOf(request, server.address, 'ceo@restitui.test');
  const staff: Staff = { ...provider, headers: { ...headers, 'x-tenant-id': meridiano } };
  const first = async (path: string) => {
    const { data } = (await read(staff, path)) as { data: { id: string }[] };
    return data;
  };
  const [partner] = await first('/user/admin?cargo=PARCEIRO');
  const [product] = await first(`/products/${mainJobClient}`);
  const [boleto] = await first('/boletos');
  const [check] = await first(`/signatures/empresa/${meridiano}`);
  return { partner: partner?.id, product: product?.id, boleto: boleto?.id, check: check?.id };
}

/** Selects Baluarte, which has none of these records. */
async function selectOther(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('selectedTenant', JSON.stringify({ id: '40BLT000000168', title: 'Baluarte Contábil' }));
  });
}

test('every record opens for provider staff who have another company selected', { tag: ['@D-11'] }, async ({
  page,
  request,
  server,
}) => {
  const errors = collectConsoleErrors(page);
  const { partner, product, boleto, check } = await recordsOf(request, server);
  const inMeridiano = `/admin/${meridiano}`;
  const named = `consultoria=${meridiano}`;
  const records: Record<string, [address: string, shown: string]> = {
    client: [`${inMeridiano}/clientes/${contractOf}`, 'Metalurgica Cinco Estrelas'],
    product: [`${inMeridiano}/clientes/${mainJobClient}/produtos/${product}`, 'Comercio Exemplo'],
    contract: [`/minuta/${contractOf}?${named}`, 'Metalurgica Cinco Estrelas'],
    boleto: [`${inMeridiano}/opcoes-financeiras?area=boletos&boleto=${boleto}`, 'Boleto'],
    user: [`/admin/usuarios/${partner}/permissoes`, 'Permissões'],
    partner: [`/parceiros/${partner}`, 'Parceria'],
    'contract of a partner': [`/minuta-usuario/${partner}?${named}`, 'Contrato de parceria'],
    'identity check': [`/assinatura?registro=${check}&${named}`, 'Verificação da Assinatura'],
  };
  await signIn(page, server.address, 'ceo@restitui.test');
  for (const [what, [address, shown]] of Object.entries(records)) {
    await selectOther(page);
    await page.goto(server.address + address);
    await expect(page.getByText(shown).filter({ visible: true }).first(), what).toBeVisible();
    await expect(page.getByText(/não encontrad|Sem acesso|De qual empresa/), what).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('an address without a company asks for it, and names it from then on', async ({ page, server }) => {
  await signIn(page, server.address, 'juridico@restitui.test');
  await selectOther(page);
  await page.goto(`${server.address}/minuta/${contractOf}`);
  await expect(
    page.getByText('Este contrato não está em Baluarte Contábil. Escolha a empresa em que está.'),
  ).toBeVisible();
  await page.getByRole('option', { name: /Meridiano Fiscal/ }).click();
  await expect(page.getByRole('article')).toContainText('METALURGICA CINCO ESTRELAS');
  await expect(page).toHaveURL(new RegExp(`consultoria=${meridiano}$`));

  await selectOther(page);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('METALURGICA CINCO ESTRELAS');

  await selectOther(page);
  await page.goto(`${server.address}/assinatura?registro=nenhum`);
  const drawer = page.getByRole('dialog', { name: 'Verificação da Assinatura' });
  await expect(drawer.getByText(/^Este registro não está em Baluarte Contábil/)).toBeVisible();
});

test('a client that the selected company does not have is reported with the company', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await selectOther(page);
  await page.goto(`${server.address}/cliente/00000000000191`);
  await expect(page.getByText('Cliente não encontrado.')).toBeVisible();
  await expect(page.getByText(/^Procurado em Baluarte Contábil\./)).toBeVisible();
  await page.goto(`${server.address}/cliente/${contractOf}`);
  await expect(page).toHaveURL(new RegExp(`/admin/${meridiano}/clientes/${contractOf}`));
});

test('an address of a consultancy opens for provider staff without a selected company', async ({ page, server }) => {
  await signIn(page, server.address, 'analista@restitui.test');
  await page.goto(`${server.address}/cliente/${contractOf}/produtos`);
  await expect(page).toHaveURL(new RegExp(`/admin/${meridiano}/clientes/${contractOf}/produtos$`));
  await expect(page.getByRole('heading', { level: 1, name: /Metalurgica Cinco Estrelas/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empresa: Meridiano Fiscal' })).toBeVisible();

  await signIn(page, server.address, 'ceo@restitui.test');
  await page.goto(`${server.address}/cliente/00000000000191`);
  const choice = page.getByRole('region', { name: 'De qual empresa?' });
  await expect(choice.getByRole('option').first()).toBeVisible();
  expect(await touchingCards(page)).toEqual([]);
  await choice.getByRole('option', { name: /Meridiano Fiscal/ }).click();
  await expect(page.getByText(/^Procurado em Meridiano Fiscal\./)).toBeVisible();
});

test('a new administrator is led to while the list shows another company', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await selectOther(page);
  await page.goto(`${server.address}/admin/usuarios`);
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar Usuário' });
  await dialog.getByLabel('Nome').fill('Otávio Leme Prates');
  await dialog.getByLabel('CPF').fill('529.982.247-25');
  await dialog.getByLabel('WhatsApp').fill('62999990003');
  await dialog.getByLabel('E-mail').fill('otavio@restitui.test');
  await dialog.getByLabel('Senha', { exact: true }).fill('Otavio@2026!');
  await choose(page, 'Tipo de usuário', 'Administrador');
  await choose(page, 'Cargo', 'Jurídico');
  await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(dialog.getByText('Fora da lista de Baluarte Contábil')).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver Detalhes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Otávio Leme Prates' })).toBeVisible();
});

test('identity checks of the provider are reviewed whatever company is selected', { tag: ['@D-40'] }, async ({
  page,
  server,
}) => {
  const provider = '10000000000145';
  const waiting = {
    ...{ id: 'espera', id_tenant: provider, id_user: 'u', id_owner: null, nome: 'Vera Testemunha', cpf: '52998224725' },
    ...{ isVerifed: false, isModifica: false, decision: 'none', decidedBy: null, decidedAt: null, reason: null },
    ...{ maquina: '', local: '', createData: '2026-11-20T12:00:00.000Z' },
  };
  const images = { fotoPessoa: null, fotoDoc: null, assinatura: null, origemPessoa: null, origemDoc: null };
  const companies: (string | undefined)[] = [];
  await page.route(`**/api/signatures/empresa/${provider}`, (route) => route.fulfill({ json: { data: [waiting] } }));
  await page.route('**/api/signatures/registro/espera', (route) => {
    companies.push(route.request().headers()['x-tenant-id']);
    return route.fulfill({ json: { data: { ...waiting, ...images } } });
  });
  await page.route('**/api/signatures/isverifedUser/**', (route) => {
    companies.push(route.request().headers()['x-tenant-id']);
    return route.fulfill({ json: { data: { ...waiting, ...images, isVerifed: true, decision: 'verified' } } });
  });
  await signIn(page, server.address, 'juridico@restitui.test', '/assinatura');
  const table = page.getByRole('table', { name: 'Equipe do provedor' });
  await expect(table.getByRole('row', { name: /Vera Testemunha/ })).toBeVisible();
  await expect(page.getByText('As assinaturas são conferidas empresa por empresa.')).toBeVisible();
  expect(await touchingCards(page)).toEqual([]);
  await selectOther(page);
  await page.reload();
  await table.getByRole('row', { name: /Vera Testemunha/ }).click();
  const review = page.getByRole('dialog', { name: 'Verificação da Assinatura' });
  await review.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Status: Verificado')).toBeVisible();
  expect(new Set(companies)).toEqual(new Set([provider]));
});

/** Pages of a record whose address needs no company, each with the reason. */
const withoutCompany: Record<string, string> = {
  '/cliente/$cnpjcpf': 'provider staff are led to the address that names the selected company',
  '/parceiros/$id': 'provider staff are led to the page of the user',
  '/admin/usuarios/$id': 'users are read in all companies',
  '/admin/$tenantId': 'names the company',
  '/minuta-read/$id/$id2': 'a draft is read by its link only',
  '/verificar/$codigo': 'the code finds the document in all companies',
};

test('each page of a record can name its company', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  const pages = (await pagesOf(page)).filter((path) => path.includes('$'));
  const unnamed = pages.filter((path) => !Object.keys(withoutCompany).some((start) => path.startsWith(start)));
  const keeps = await page.evaluate(
    (paths) =>
      paths.filter((path) => {
        const options = window.__TSR_ROUTER__?.routesByPath[path]?.options as { search?: { middlewares?: unknown[] } };
        return options.search?.middlewares?.length === 1;
      }),
    unnamed,
  );
  expect(unnamed.length).toBeGreaterThan(3);
  expect(unnamed.filter((path) => !keeps.includes(path))).toEqual([]);
});
