import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

/** An unsigned contract of the demonstration that `minutas.spec.ts` attaches a PDF to, and no other journey changes. */
const client = '84558550000110';
const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

test('a change is suggested, written, previewed and approved, which creates the next version', {
  tag: [
    ...['@W-299', '@W-303', '@W-304', '@W-305', '@W-306', '@W-307', '@W-310', '@W-311', '@W-312', '@W-313', '@W-314'],
    ...['@W-325', '@W-326', '@W-327', '@W-335', '@W-336', '@W-337', '@W-338', '@W-339', '@W-340', '@W-341', '@W-342'],
    ...['@W-344', '@W-346', '@W-347', '@W-348', '@W-349', '@W-350', '@W-351', '@W-352', '@W-353', '@W-354', '@W-355'],
    ...['@W-356', '@W-357', '@W-358', '@W-359', '@W-360', '@W-361', '@W-362', '@W-363', '@W-364', '@W-365', '@W-575'],
    ...['@F-058', '@F-059', '@C-100'],
  ],
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak: ({ text, lang, rate }: SpeechSynthesisUtterance) => said.push(`${lang} ${rate} ${text}`),
        cancel: () => said.push('silence'),
      },
    });
  });
  const errors = collectConsoleErrors(page, [404, 500]);
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test', `/minuta/${client}`);
  await expect(page.getByRole('article')).toContainText('METALURGICA CINCO ESTRELAS');
  await expect(page.getByText('Contrato', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fechar Contrato' })).toHaveCount(0);
  await checkLook(page, 'contract');

  await page.getByRole('button', { name: 'Ouvir contrato' }).click();
  await expect(page.getByRole('button', { name: 'Parar leitura' })).toBeVisible();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect((await said()).find((line) => line.startsWith('pt-BR 1 '))).toContain('Contrato de prestação');
  await page.getByRole('button', { name: 'Parar leitura' }).click();
  await expect(page.getByRole('button', { name: 'Ouvir contrato' })).toBeVisible();
  expect((await said()).at(-1)).toBe('silence');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Contrato METALURGICA .*\.pdf$/);

  await page.getByRole('button', { name: 'Solicitar alteração' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar alteração' });
  const wish = dialog.getByLabel('O que deve mudar?');
  await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await wish.fill('   ');
  await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await wish.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Solicitar alteração' }).click();
  await wish.fill('Trocar o prazo');
  await expect(wish).toBeFocused();
  await wish.press('Shift+Enter');
  await wish.pressSequentially(hostile);
  await expect(wish).toHaveValue(`Trocar o prazo\n${hostile}`);
  await page.route('**/api/agreement-edit/request/**', (route) => route.fulfill({ status: 500, json: {} }));
  await wish.press('Enter');
  await expect(page.getByText('Não foi possível enviar')).toBeVisible();
  await expect(page.getByText('Tente novamente em instantes.')).toBeVisible();
  await page.unroute('**/api/agreement-edit/request/**');
  await expect(wish).toHaveValue(`Trocar o prazo\n${hostile}`);
  await wish.focus();
  await wish.press('Enter');
  await expect(page.getByText('Solicitação enviada')).toBeVisible();
  await expect(page.getByText('Sua solicitação foi registrada com sucesso.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // Who would sign now is told that the text may still change.
  await expect(page.getByText('1 alteração espera decisão')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir alterações' }).click();
  await expect(page.getByRole('heading', { name: 'Sugestões de Edição' })).toBeVisible();
  for (const name of ['Todos (1)', 'Pendentes (1)', 'Aprovadas (0)', 'Rejeitadas (0)']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Sugestão nº 1' })).toContainText(hostile);

  await page.getByRole('link', { name: 'Ver Alterações' }).click();
  await expect(page.getByText(/^O texto desta alteração ainda não foi escrito\./)).toBeVisible();
  await page.getByRole('link', { name: 'Escrever o texto' }).click();
  await expect(page.getByRole('tab', { name: 'Alterações' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Ver Alterações' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('tab', { name: 'Alterações' })).toHaveAttribute('aria-selected', 'true');

  const editor = page.getByRole('textbox', { name: 'Texto do contrato' });
  await expect(editor).toContainText('METALURGICA CINCO ESTRELAS');
  await checkLook(page, 'suggestions and editor');
  await editor.click();
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+Home');
  await editor.press('Shift+End');
  await page.getByRole('button', { name: 'Negrito' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Refazer' }).click();
  await expect(editor.locator('h1 strong').first()).toBeVisible();
  await editor.press('ControlOrMeta+a');
  await editor.press('Delete');
  await expect(editor.locator('[data-placeholder="Digite seu contrato aqui…"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(editor).toContainText('METALURGICA CINCO ESTRELAS');
  await editor.press('ControlOrMeta+End');
  await editor.press('Enter');
  await editor.pressSequentially('O prazo passa a 60 dias.');
  await page.route('**/api/agreement-edit/apply/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Erro ao salvar edição do contrato: /)).toBeVisible();
  await page.unroute('**/api/agreement-edit/apply/**');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Edição do contrato salva com sucesso!')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(page.getByText('Em revisão')).toBeVisible();

  await page.getByRole('link', { name: 'Ver Alterações' }).click();
  await expect(page).toHaveURL(/\/edit-preview\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pré-Visualização da Minuta' })).toBeVisible();
  await expect(page.getByText('Solicitação nº 1')).toBeVisible();
  await expect(page.getByText('Em Análise')).toBeVisible();
  await expect(page.getByText(/\d\d\/\d\d\/\d{4},? \d\d:\d\d/).first()).toBeVisible();
  const inserted = page.getByRole('article').locator('ins', { hasText: 'O prazo passa a 60 dias' });
  await expect(inserted).toBeVisible();
  await checkLook(page, 'preview');
  await page.getByRole('button', { name: 'Ocultar destaques' }).click();
  await expect(page.getByRole('button', { name: 'Mostrar destaques' })).toBeVisible();
  await expect(inserted).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('O prazo passa a 60 dias.');

  await page.getByRole('button', { name: 'Rejeitar' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Tem certeza que deseja rejeitar esta alteração?');
  await page.route('**/api/agreement-edit/reject/**', (route) => route.fulfill({ status: 200, json: {} }));
  await asked.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('O prazo é o da lei.');
  await asked.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(page.getByText('Falha ao rejeitar. Tente novamente.')).toBeVisible();
  await expect(page.getByText('Erro ao rejeitar as alteração de Minuta')).toBeVisible();
  // A failure keeps the typed reason.
  await expect(asked.getByRole('textbox', { name: 'Motivo (opcional)' })).toHaveValue('O prazo é o da lei.');
  await checkLook(page, 'rejection');
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await expect(asked).toContainText('Deseja aplicar esta alteração ao contrato?');
  await expect(asked).toContainText('Quem já assinou a atual assina de novo.');
  await page.route('**/api/agreement-edit/approve/**', (route) => route.fulfill({ status: 500, json: {} }));
  await asked.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page.getByText('Falha ao aprovar. Tente novamente.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.unroute('**/api/agreement-edit/approve/**');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await asked.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page.getByText('Alteração aprovada com sucesso.')).toBeVisible();
  await expect(page.getByText('Aprovada', { exact: true })).toBeVisible();
  await expect(page.getByText(/decidida por Eduardo Siqueira Rezende em/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('article')).toContainText('O prazo passa a 60 dias.');
  await expect(page.getByText(/^Versão 2\s·/)).toBeVisible();

  await page.getByRole('button', { name: 'Solicitar alteração' }).click();
  await wish.fill('Outra');
  await expect(wish).toBeFocused();
  await wish.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Alterações' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Sugestão nº 2' }).getByRole('link').click();
  await page.unroute('**/api/agreement-edit/reject/**');
  await page.getByRole('button', { name: 'Rejeitar' }).click();
  await asked.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('O prazo é o da lei.');
  await asked.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(page.getByText('Alteração rejeitada.')).toBeVisible();
  await expect(page.getByText('Rejeitada', { exact: true })).toBeVisible();
  await expect(page.getByText('Motivo: O prazo é o da lei.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sugestão nº 2' })).toContainText(
    'Motivo: O prazo é o da lei.',
  );
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);

  await page.goto(`${address}/edit-preview/nenhuma`);
  await expect(page.getByText('Dados de pré-visualização não encontrados')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a contract with a verified signature is refreshed once per visit; the provider has the same list', {
  tag: ['@W-317', '@W-318', '@W-323', '@W-324', '@W-311', '@W-387', '@W-573', '@F-072', '@D-47'],
}, async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const verified = '78668378000155';
  await signIn(page, address, 'ceo@meridiano.test');
  const updates: string[] = [];
  await page.route('**/api/agreement/update', (route) => {
    updates.push(route.request().postData() ?? '');
    return route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`${address}/minuta/${verified}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('Erro ao atualizar contrato: Erro ao atualizar contrato')).toBeVisible();
  expect(updates).toEqual([JSON.stringify({ id_client: verified })]);
  await expect(page.getByRole('button', { name: 'Fechar Contrato' })).toHaveCount(0);
  // A party that has not signed this version may ask for a change (D-47).
  await expect(page.getByRole('button', { name: 'Solicitar alteração' })).toBeVisible();

  await page.unroute('**/api/agreement/update');
  const now = await page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const reply = await fetch(`/api/agreement/ativo/${id}`, { headers: { authorization: `Bearer ${token}` } });
    return (await reply.json()).data as { version: number };
  }, verified);
  await page.route('**/api/agreement/update', (route) =>
    route.fulfill({ json: { data: { ...now, version: now.version + 1 } } }),
  );
  await page.reload();
  await expect(page.getByText('Contrato atualizado com sucesso!')).toBeVisible();

  await page.goto(`${address}/minuta/81216606000160`);
  await page.getByRole('button', { name: 'Fechar Contrato' }).click();
  await expect(page.getByRole('dialog')).toContainText('O texto não muda mais');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();

  await page.route('**/api/agreement/minutas-client/**', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(`${address}/cliente/${verified}/lista-minutas`);
  await expect(page.getByText('Nenhuma minuta/contrato encontrado.')).toBeVisible();
  await page.unroute('**/api/agreement/minutas-client/**');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/20000000000107/clientes/${verified}/lista-minutas`);
  await expect(page.getByRole('table', { name: 'Lista de Minutas' })).toContainText('Principal');
});
