import type { SiteContent } from '../site-content.ts';

export const meridiano: SiteContent = {
  headline: 'Um norte para os tributos da sua empresa.',
  lead: 'Medimos o que foi pago, mostramos o que era devido e pedimos de volta a diferença dos últimos cinco anos, com a memória de cálculo aberta.',
  description:
    'Assessoria fiscal que confere declarações e notas dos últimos cinco anos, aponta o tributo pago a mais e conduz o pedido de restituição.',
  servicesTitle: 'Onde navegamos',
  servicesLead: 'Seis frentes, uma só equipe de contadores e analistas fiscais.',
  services: [
    {
      id: 'assessoria-tributaria',
      title: 'Assessoria tributária',
      icon: 'advice',
      description:
        'PIS e COFINS monofásicos no Simples, ICMS na base das contribuições, verbas da folha: revisamos tributo a tributo.',
    },
    {
      id: 'assessoria-juridica',
      title: 'Assessoria jurídica tributária',
      icon: 'law',
      description:
        'Quando a via é judicial, advogados parceiros avaliam a tese, a prova e o risco antes de qualquer ação.',
    },
    {
      id: 'consultoria',
      title: 'Consultoria',
      icon: 'return',
      description:
        'Parametrização de cadastros e NCM para que o erro que gerou o crédito não volte a acontecer no mês seguinte.',
    },
    {
      id: 'licitacoes',
      title: 'Apoio a licitações',
      icon: 'bidding',
      description:
        'Regularidade fiscal e certidões em dia para habilitar sua empresa, nos termos da Lei nº 14.133/2021.',
    },
    {
      id: 'atendimento',
      title: 'Atendimento personalizado',
      icon: 'people',
      description: 'Um analista com nome e telefone do diagnóstico ao crédito em conta. Sem fila e sem robô.',
    },
    {
      id: 'contabilidade',
      title: 'Contabilidade',
      icon: 'books',
      description: 'Trabalhamos ao lado do seu contador: retificações combinadas, escrituradas e documentadas.',
    },
  ],
  aboutTitle: 'Precisão é método',
  about: [
    'Nossa equipe une contadores e analistas fiscais que leem a nota item a item. O código do produto, a regra e a lei que a sustenta aparecem ao lado de cada centavo.',
    'Se o que foi pago era devido, dizemos isso também. Um diagnóstico sem crédito é um diagnóstico bem feito.',
  ],
  stepsTitle: 'A rota, do porto ao destino',
  steps: [
    { title: 'Partida', text: 'Você autoriza o acesso às notas e às declarações. Nada é pago nesta etapa.' },
    { title: 'Leitura', text: 'Cruzamos cada item vendido com a tributação que a lei lhe dá, mês a mês.' },
    { title: 'Rumo', text: 'Você recebe a memória de cálculo e decide se seguimos com o pedido.' },
    { title: 'Chegada', text: 'Acompanhamos o processo na Receita até o despacho e o crédito em conta.' },
  ],
  contactTitle: 'Marque a sua posição',
  contactLead: 'Conte o regime da empresa e o que ela vende. Com isso já dizemos por onde começar.',
};
