import type { Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { checkLooks } from './look.ts';
import { cnpjOf, registerSibling, send, staffOf } from './new-client.ts';
import { choose, signedIn } from './people.ts';
import { collectRefusedCalls } from './refused-calls.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { uniqueWord } from './unique-word.ts';

const client = `/admin/${meridiano}/clientes/${mainJobClient}`;
const panel = (page: Page) => page.getByRole('region', { name: 'Observações', exact: true });
const messages = (page: Page) => panel(page).getByRole('listitem');
const message = (page: Page, text: string) => messages(page).filter({ hasText: text });

async function write(page: Page, text: string, act?: () => Promise<void>) {
  await panel(page).getByRole('button', { name: 'Nova mensagem' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Mensagem' })).toBeFocused();
  await panel(page).getByRole('textbox', { name: 'Mensagem' }).fill(text);
  await act?.();
  await panel(page).getByRole('button', { name: 'Enviar' }).click();
}

test('observations of a client: written, read by who may, alerted about and deleted by their author', {
  tag: [
    ...['@W-054', '@W-194', '@W-195', '@W-196', '@W-204', '@W-206', '@W-207', '@W-208', '@W-209', '@W-210'],
    ...['@W-211', '@W-212', '@W-213', '@W-214', '@W-215', '@W-216', '@C-08', '@D-27', '@D-35'],
  ],
}, async ({ page, browser, server }) => {
  const unique = `Conferir a procuração ${uniqueWord()}`;
  await signIn(page, server.address, 'ceo@restitui.test');
  const read = '**/api/observations/client/*';
  await page.route(read, (route) => route.abort());
  await page.goto(`${server.address}${client}/informacoes`);
  await expect(panel(page).getByText('Erro ao carregar: Erro de rede')).toBeVisible();
  await page.unroute(read);
  await page.route(read, (route) => route.fulfill({ json: { data: [] } }));
  await panel(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(panel(page).getByText('Nenhuma mensagem encontrada')).toBeVisible();
  await page.unroute(read);
  await page.reload();
  await expect(messages(page).first()).toBeVisible();
  const frame = panel(page).getByRole('region', { name: 'Mensagens' });
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBe(250);
  const dates = await frame
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted());
  await checkLooks(page, 'client with observations');

  await panel(page).getByRole('button', { name: 'Nova mensagem' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await panel(page).getByRole('textbox', { name: 'Mensagem' }).fill('   ');
  await panel(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(panel(page).getByText('Escreva a mensagem.')).toBeVisible();
  await checkLooks(page, 'new observation', [375]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel(page).getByRole('button', { name: 'Cancelar' }).click();

  await page.route('**/api/observations', (route) => route.abort());
  await write(page, unique, async () => {
    await choose(page, 'Categoria', 'Operacional');
    await panel(page).getByLabel('Avisar nos alertas de quem pode ler').click();
  });
  await expect(page.getByText('Houve um erro ao enviar a observação.')).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'Mensagem' })).toHaveValue(unique);
  await page.unroute('**/api/observations');
  await panel(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Enviado a observação com sucesso!')).toBeVisible();
  await expect(messages(page).last()).toContainText(unique);
  await expect(message(page, unique)).toContainText('Operacional');

  await page.goto(`${server.address}/alertas?q=${encodeURIComponent(unique)}`);
  await expect(page.getByRole('main').getByText(unique)).toBeVisible();

  const partner = await signedIn(browser, server.hostOf('meridiano'), 'parceiro@meridiano.test', {
    path: `/cliente/${mainJobClient}/informacoes`,
  });
  await expect(messages(partner).first()).toBeVisible();
  await expect(message(partner, unique)).toHaveCount(0);
  await expect(partner.getByRole('heading', { name: 'Histórico de alterações' })).toHaveCount(0);
  const undated = {
    ...{ id: 'x', mensage: 'Sem dia', cnpj: mainJobClient, sender: 'Ana', id_user: null, id_tenant: meridiano },
    ...{ id_produto: null, typeServico: null, isAlerta: false, category: 'PADRAO', createdDate: 'ontem', isOwn: false },
  };
  await partner.route(read, (route) => route.fulfill({ json: { data: [undated] } }));
  await partner.reload();
  await expect(messages(partner).getByText('Data inválida')).toBeVisible();
  await partner.context().close();

  await page.goto(`${server.address}${client}/informacoes`);
  const remove = message(page, unique).getByRole('button', { name: 'Excluir mensagem' });
  await page.route('**/api/observations/soft-delete/*', (route) => route.abort());
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Excluir mensagem?' });
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Erro ao deletar mensagem.')).toBeVisible();
  await expect(message(page, unique)).toHaveCount(1);
  await page.unroute('**/api/observations/soft-delete/*');
  await remove.click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Observação deletada com sucesso!')).toBeVisible();
  await expect(message(page, unique)).toHaveCount(0);

  const history = page.getByRole('region', { name: 'Histórico de alterações' });
  await expect(history.getByRole('row').filter({ hasText: unique })).toContainText('Observação: Mensagem');
  await choose(page, 'Filtrar por campo', 'Observação: Mensagem');
  await expect(history.getByRole('row').filter({ hasText: 'Produto: ' })).toHaveCount(0);
  await expect(history.getByRole('row').filter({ hasText: unique })).toContainText('Vazio');
  await expect(history.getByRole('row').filter({ hasText: unique })).toContainText('Helena Prado Nogueira');
});

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Selecionar [^t]/ }) });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem');

test('Gestão de Analistas filters and reassigns one or several products at once, with undo', {
  tag: [
    ...['@F-052', '@F-365', '@C-52', '@W-217', '@W-218', '@W-219', '@W-220', '@W-221', '@W-222', '@W-223', '@W-226'],
    ...['@W-229', '@W-230', '@W-231', '@W-232', '@W-233', '@W-261', '@W-513', '@C-14', '@C-15', '@C-80'],
  ],
}, async ({ page, browser, request, server }) => {
  const name = `ANALISADA ${uniqueWord().toUpperCase()} LTDA`;
  const id_client = cnpjOf('71234560');
  const staff = await staffOf(request, server.hostOf('meridiano'), 'gerente@meridiano.test');
  await registerSibling(staff, { cnpjcpf: id_client, razao_social: name, cpfProprietario: '52998224725' });
  for (const [typeRegime, contract] of [
    ['SIMPLES_NACIONAL', 'PIS_COFINS_MONOFASICO_PARA_SN'],
    ['LUCRO_PRESUMIDO', 'PREVIDENCIARIO'],
  ]) {
    await send(staff, '/agreement/vincular', { id_client, typeRegime, contracts: [contract] });
  }

  await signIn(page, server.address, 'ceo@restitui.test');
  await page.getByRole('link', { name: 'Gestão de Analista' }).click();
  await expect(page).toHaveURL(/\/admin\/product-analista$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Gestão de Analistas' })).toBeVisible();
  await expect(page.getByText(/^1–50 de \d+ produtos$/)).toBeVisible();
  await expect(page.getByText(/^Todas as empresas\s· \d+ produtos$/)).toBeVisible();

  await choose(page, 'Empresa', 'Meridiano Fiscal');
  await choose(page, 'Serviço', 'PIS/COFINS monofásico');
  await choose(page, 'Analista', 'Sem analista');
  await choose(page, 'Status', 'Ativo');
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).fill('zzzz');
  await expect(page).toHaveURL(/q=zzzz.*empresa=.*20000000000107.*servico=PIS.*analista=sem-analista.*status=ATIVO/);
  await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible();
  await expect(chips(page).filter({ hasText: ': ' })).toHaveText([
    'Busca: zzzz',
    'Empresa: Meridiano Fiscal',
    'Serviço: PIS/COFINS monofásico',
    'Analista: Sem analista',
    'Status: Ativo',
  ]);
  await page.getByRole('button', { name: 'Remover filtro Status: Ativo' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(/\/admin\/product-analista$/);

  await page.goto(`${server.address}/admin/product-analista?q=${encodeURIComponent(name)}&empresa=${meridiano}`);
  await expect(rows(page)).toHaveCount(2);
  await checkLooks(page, 'analysts');
  const row = rows(page).filter({ hasText: 'Previdenciário' });
  await expect(row).toContainText('Sem analista');
  const reassign = row.getByRole('button', { name: `Trocar analista de ${name}, Previdenciário` });

  const people = '**/api/permissions/user-services/**';
  await page.route(people, (route) => route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Erro' } }));
  await reassign.click();
  await expect(page.getByRole('menuitem', { name: 'Erro inesperado ao buscar permissões' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.unroute(people);

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/analista', async (route) => {
    await answered;
    await route.abort();
  });
  await reassign.click();
  await page.getByRole('menuitem', { name: 'Camila Duarte Ribeiro' }).click();
  await expect(row).toContainText('Camila Duarte Ribeiro');
  answer();
  await expect(page.getByText('Falha ao atualizar')).toBeVisible();
  await expect(page.getByText('Tente novamente mais tarde.')).toBeVisible();
  await expect(row).toContainText('Sem analista');
  await page.unroute('**/api/products/analista');

  await reassign.click();
  await page.getByRole('menuitem', { name: 'Camila Duarte Ribeiro' }).click();
  await expect(page.getByText('Produto atribuído para Camila Duarte Ribeiro.')).toBeVisible();
  await expect(row).toContainText('Camila Duarte Ribeiro');
  const sent = page.waitForRequest('**/api/products/analista');
  await reassign.click();
  await page.getByRole('menuitem', { name: 'Sem analista' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ id_analista: null });
  await expect(page.getByText('Atribuição removida (sem analista).')).toBeVisible();
  await expect(row).toContainText('Sem analista');

  const selection = page.getByRole('region', { name: 'Seleção' });
  const steps = [
    [
      'Camila Duarte Ribeiro',
      `Atribuir 2 produtos para Camila Duarte Ribeiro?`,
      'Atribuir',
      '2 produtos atribuídos para',
    ],
    ['Sem analista', 'Deixar 2 produtos sem analista?', 'Remover', 'Atribuição de 2 produtos removida (sem analista).'],
  ] as const;
  for (const [choice, title, verb, told] of steps) {
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click();
    await expect(selection).toContainText('2 selecionados');
    await selection.getByRole('button', { name: 'Trocar analista' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: verb }).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(rows(page).filter({ hasText: choice })).toHaveCount(2);
    await expect(selection).toHaveCount(0);
  }

  const analyst = await signedIn(browser, server.address, 'analista@restitui.test', {
    path: '/admin/product-analista',
  });
  await expect(analyst.getByText(/de \d+ produtos$/)).toBeVisible();
  await expect(analyst.getByRole('combobox', { name: 'Serviço' })).toBeVisible();
  await expect(analyst.getByRole('combobox', { name: 'Analista' })).toHaveCount(0);
  await expect(analyst.getByRole('button', { name: /^Trocar analista/ })).toHaveCount(0);
  await analyst.context().close();
});

test('a row of another company that is hovered asks for nothing that the selected one lacks', async ({
  page,
  server,
}) => {
  const refused = collectRefusedCalls(page);
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/product-analista');
  await page.getByRole('table', { name: 'Produtos e analistas' }).getByRole('row').nth(1).hover();
  await settled(page);
  expect([...refused]).toEqual([]);
});

test('Gestão de Analistas selects several products on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/product-analista');
  await page.getByRole('checkbox').nth(0).click();
  await page.getByRole('checkbox').nth(1).click();
  await expect(page.getByRole('region', { name: 'Seleção' })).toContainText('2 selecionados');
  await expect(page).toHaveURL(/\/admin\/product-analista$/);
});
