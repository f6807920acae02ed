import type { SiteContent } from '../site-content.ts';

export const standard: SiteContent = {
  headline: 'O que sua empresa pagou a mais volta para ela.',
  lead: 'Recuperação de créditos tributários mês a mês, da declaração até o item da nota fiscal.',
  description:
    'Consultoria de créditos tributários: conferimos cada declaração contra as notas fiscais dos últimos cinco anos e cuidamos do pedido de restituição.',
  servicesTitle: 'Serviços',
  servicesLead: 'Do diagnóstico à restituição, o que a sua empresa precisar.',
  services: [
    {
      id: 'assessoria-tributaria',
      title: 'Assessoria tributária',
      icon: 'advice',
      description:
        'No Simples Nacional, a revenda de produtos monofásicos não paga PIS e COFINS de novo (LC nº 123/2006, art. 18, § 4º-A). Conferimos se a sua pagou.',
    },
    {
      id: 'assessoria-juridica',
      title: 'Assessoria jurídica tributária',
      icon: 'law',
      description: 'Teses com repercussão geral, como a exclusão do ICMS da base do PIS e da COFINS (STF, Tema 69).',
    },
    {
      id: 'consultoria',
      title: 'Consultoria',
      icon: 'return',
      description: 'Regras de tributação por produto, para pagar certo daqui em diante.',
    },
    {
      id: 'licitacoes',
      title: 'Apoio a licitações',
      icon: 'bidding',
      description: 'Certidões e regularidade fiscal para a habilitação.',
    },
    {
      id: 'atendimento',
      title: 'Atendimento personalizado',
      icon: 'people',
      description: 'Um responsável do começo ao fim.',
    },
    {
      id: 'contabilidade',
      title: 'Contabilidade',
      icon: 'books',
      description: 'Retificações feitas com o seu contador.',
    },
  ],
  aboutTitle: 'Sobre',
  about: [
    'Somos uma consultoria de créditos tributários. Conferimos cada declaração contra as notas fiscais, explicamos a origem de cada valor e cuidamos do pedido até a restituição.',
    'Honorários de êxito, com teto em contrato: se nada for reconhecido, nada é cobrado.',
  ],
  stepsTitle: 'O que você recebe',
  steps: [
    { title: 'Cada mês, uma linha', text: 'Pago, devido e diferença, lado a lado.' },
    { title: 'Cada valor, uma prova', text: 'Da diferença até a nota, o item e a regra.' },
    { title: 'Cada prazo, uma data', text: 'O dia em que o direito prescreve e a correção pela Selic até hoje.' },
  ],
  contactTitle: 'Contato',
  contactLead: 'Diga o que a empresa vende e em qual regime está. Respondemos com o próximo passo.',
};
