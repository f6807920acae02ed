import { checkLook } from './look.ts';
import { openPerson } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const person = 'Juliana Medeiros Pinto';

test('the CEO sets the commission of a user and edits the record; without an id there is nothing to edit', {
  tag: [
    '@F-047',
    '@F-048',
    '@F-049',
    '@F-050',
    '@F-252',
    '@F-253',
    '@F-254',
    '@F-256',
    '@F-257',
    '@D-25',
    '@C-17',
    '@W-293',
    '@W-294',
    '@W-295',
  ],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios');
  await openPerson(page, 'parceiro@kairos', person);
  const address = page.url();
  expect(address).toMatch(/\/admin\/usuarios\/[\w-]+\/permissoes$/);
  await page.goto(address.replace('/permissoes', ''));
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: 'Editar comissão' }).click();
  const percent = page.getByLabel('Nova comissão em %');
  await percent.fill('10,5');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Informe um número válido.')).toBeVisible();
  await percent.fill('7');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('sete por cento')).toHaveCount(0);
  await page.getByRole('button', { name: 'Editar comissão' }).click();
  await percent.fill('42');
  await expect(page.getByText('quarenta e dois por cento')).toBeVisible();
  await page.route('**/api/user/comissao', (route) => route.abort());
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Erro ao atualizar a comissão do usuário: Erro desconhecido')).toBeVisible();
  await expect(percent).toHaveValue('42');
  await page.unroute('**/api/user/comissao');
  const sent = page.waitForRequest('**/api/user/comissao');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const request = await sent;
  expect(request.method()).toBe('PATCH');
  expect(request.postDataJSON()).toMatchObject({ comissao_user: 42, comissao_user_escrita: 'quarenta e dois' });
  await expect(page.getByText('Comissão do usuário atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('(quarenta e dois por cento)')).toBeVisible();

  const pages = page.getByRole('navigation', { name: 'Páginas do usuário' });
  await pages.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(address.replace('permissoes', 'editar'));
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(person);
  await checkLook(page, 'edit');
  await page.getByLabel('Nome', { exact: true }).fill('Juliana M. Pinto');
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByText('Cadastro atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Juliana M. Pinto' })).toBeVisible();
  // Other journeys of this server look for the name of the demonstration.
  await page.getByLabel('Nome', { exact: true }).fill(person);
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();

  for (const path of ['/admin/usuarios//editar', '/admin/usuarios/editar']) {
    await page.goto(server.address + path);
    await expect(page).toHaveURL(/\/admin\/usuarios\/?$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Lista de Usuários' })).toBeVisible();
  }
});
