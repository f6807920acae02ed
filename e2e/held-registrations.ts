import { type Form, labelled, submit } from './held-forms.ts';
import { cnpjOf, cpfOf, registerClient, staffOf } from './new-client.ts';
import { codeSentTo } from './outbox.ts';
import { choose } from './people.ts';
import { expect } from './server.ts';
import { signIn } from './sign-in.ts';

/** Registrations that several steps or other journeys depend on: nothing is registered by them. */
export const registrations: readonly Form[] = [
  {
    what: 'a client',
    async open(page, server) {
      await signIn(page, server.hostOf('meridiano'), 'parceiro@meridiano.test', '/cadastrar-cliente');
      await page.getByLabel('CNPJ').fill(cnpjOf('73000001'));
      await expect(page.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
      await page.getByLabel('Nome', { exact: true }).fill('Lia Lenta');
      await page.getByLabel('CPF').fill(cpfOf('730000011'));
      await page.getByLabel('WhatsApp', { exact: true }).fill('62988880001');
      await page.getByLabel('E-mail', { exact: true }).fill('lia@lenta.test');
      await page.getByLabel('Nome do contador').fill('Caio Lima');
      await page.getByLabel('WhatsApp do contador').fill('6233332222');
      await page.getByLabel('E-mail do contador').fill('caio@contas.test');
      await page.getByLabel('Senha provisória do cliente').fill('lenta1');
      await choose(page, 'Regime tributário', 'Simples Nacional');
      await page.getByLabel('Apuração ST').click();
      await page.getByLabel('Comissão (%)').fill('21');
      await page.getByLabel('Banco').fill('001 - BCO DO BRASIL S.A.');
      await page.getByLabel('Agência').fill('0001');
      await page.getByLabel('Conta', { exact: true }).fill('12345-6');
      for (const [channel, field, to] of [
        ['WhatsApp', 'Código do WhatsApp', '62988880001'],
        ['E-mail', 'Código do e-mail', 'lia@lenta.test'],
      ] as const) {
        await page.getByRole('button', { name: `Enviar código para o ${channel}` }).click();
        await page.getByLabel(field).fill(await codeSentTo(page.request, server.address, to));
        await page.getByRole('button', { name: 'Verificar' }).click();
        await expect(page.getByText(`${channel} verificado com sucesso!`)).toBeVisible();
      }
      await page.getByLabel('Confirmo que os dados').click();
    },
    field: labelled('Nome'),
    send: submit('Criar Cliente'),
    calls: '**/api/clients',
  },
  {
    what: 'a partner',
    async open(page, server) {
      await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test', '/parceiros/cadastrar');
      await page.getByLabel('Nome completo').fill('Paulo Lento');
      await page.getByLabel('CPF').fill('529.982.247-25');
      await page.getByLabel('WhatsApp').fill('62999990003');
      await page.getByLabel('E-mail').fill('paulo@lento.test');
      await page.getByLabel('Senha', { exact: true }).fill('Segura@1');
      await choose(page, 'Cargo', 'Parceiro');
      await page.getByLabel('Comissão (%)').fill('37');
      await page.getByLabel('Todas as informações preenchidas acima estão corretas').click();
    },
    field: labelled('Nome completo'),
    send: submit('Criar Usuário'),
  },
  {
    what: 'a company',
    async open(page, server) {
      await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios');
      await page.getByRole('button', { name: /^Empresa:/ }).click();
      const switcher = page.getByRole('dialog', { name: 'Escolher empresa' });
      await switcher.getByRole('button', { name: 'Adicionar Empresa' }).click();
      const dialog = page.getByRole('dialog', { name: 'Adicionar Empresa' });
      await dialog.getByLabel('CNPJ').fill(cnpjOf('73000002'));
      await expect(dialog.getByLabel('Razão social')).not.toHaveValue('');
      await dialog.getByLabel('Nome fantasia').fill('Lenta Fiscal');
      await dialog.getByLabel('E-mail').fill('contato@lenta.test');
      await dialog.getByLabel('WhatsApp').fill('62900000001');
      await dialog.getByLabel('Telefone').fill('6230000001');
      await dialog.getByLabel('Comissão (%)').fill('12,5');
      await dialog.getByLabel('Concordo com os termos').click();
    },
    field: labelled('Nome fantasia (opcional)'),
    send: submit('Criar Tenant'),
  },
  {
    what: 'a further regime of a client',
    async open(page, server) {
      const address = server.hostOf('meridiano');
      const cnpjcpf = cnpjOf('73000003');
      const staff = await staffOf(page.request, address, 'parceiro@meridiano.test');
      const contacts = { emailProprietario: 'rede@lenta.test', contatoProprietario: '62981110009' };
      await registerClient(staff, {
        cnpjcpf,
        razao_social: 'REDE LENTA LTDA',
        cpfProprietario: cpfOf('730000033'),
        ...contacts,
      });
      await signIn(page, address, 'ceo@meridiano.test', `/cliente/${cnpjcpf}/adicionar-produto`);
      const form = page.getByRole('form', { name: 'Novo regime' });
      await choose(page, 'Regime tributário', 'Simples Nacional');
      await form.getByLabel('Apuração ST').click();
      await form.getByLabel('Comissão (%)').fill('22');
      await form.getByLabel('Confirmo que os dados').click();
    },
    field: labelled('Comissão (%)'),
    send: submit('Atualizar'),
  },
  {
    what: 'the rule of reminders',
    async open(page, server) {
      await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test', '/lembretes');
      await page.getByRole('switch', { name: 'Enviar lembretes' }).click();
      await page.getByLabel('No máximo').fill('4');
    },
    field: labelled('No máximo'),
    send: submit('Salvar lembretes'),
  },
];
