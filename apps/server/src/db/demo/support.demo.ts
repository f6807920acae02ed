import { supportReports } from '../../features/operations/support/support.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

const reports = [
  {
    daysAgo: 1,
    slug: 'meridiano',
    mailbox: 'parceiro',
    id_erro: '7F3A91C2',
    caminho: '/cliente/11222333000181/produtos',
    detalhes: 'Erro de rede (sem resposta, network)',
    descricao:
      'Abri o cliente COMERCIO EXEMPLO LTDA pelo celular, entrei em Produtos e a internet caiu no meio do carregamento.',
    maquina: android,
  },
  {
    daysAgo: 6,
    slug: 'kairos',
    mailbox: 'gerente',
    id_erro: 'B05D44E8',
    caminho: '/clientes',
    detalhes: 'Ocorreu um erro desconhecido (500, unexpected)',
    descricao: 'Filtrei os clientes por procuração expirada, mudei para a página 2 e apareceu a tela de erro.',
    maquina: windows,
  },
];

export async function fillSupport({ db, today }: Demo): Promise<void> {
  const provider = demoTenants.find(({ isProvider }) => isProvider);
  if (!provider) return;
  const rows = reports.map(({ daysAgo, slug, mailbox, ...report }, i) => {
    const { title, domain } = demoTenants.find((tenant) => tenant.slug === slug) ?? provider;
    const at = instantOn(dayBefore(today, daysAgo), 190 + 70 * i);
    return {
      ...report,
      id: idOf('support-report', report.id_erro),
      id_tenant: provider.id,
      empresa: title,
      email: `${mailbox}@${domain}`,
      versao: '0.0.4',
      address: '127.0.0.1',
      ocorridoEm: at,
      createdDate: at,
    };
  });
  await insertRows(db, supportReports, rows);
}
