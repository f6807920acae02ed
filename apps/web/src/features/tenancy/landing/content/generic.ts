import type { SiteContent } from '../site-content.ts';

export const generic: SiteContent = {
  headline: 'Imposto pago a mais tem caminho de volta.',
  lead: 'A plataforma das consultorias de recuperação de créditos: da nota fiscal ao pedido de restituição, com a prova de cada centavo.',
  description:
    'Plataforma para consultorias de recuperação de créditos tributários: lê notas e declarações, aponta o que foi pago a mais e acompanha o pedido.',
  servicesTitle: 'O que a plataforma atende',
  servicesLead: 'O trabalho de uma consultoria tributária, do primeiro contato à última competência.',
  services: [
    {
      id: 'assessoria-tributaria',
      title: 'Assessoria tributária',
      icon: 'advice',
      description: 'Monofásico, substituição tributária, exclusões de base: análise por item, com a lei ao lado.',
    },
    {
      id: 'assessoria-juridica',
      title: 'Assessoria jurídica tributária',
      icon: 'law',
      description: 'Minutas, sugestões de alteração e assinatura eletrônica com trilha de evidências.',
    },
    {
      id: 'consultoria',
      title: 'Consultoria',
      icon: 'return',
      description: 'Carteira de clientes, produtos por regime e apurações com prazo de prescrição à vista.',
    },
    {
      id: 'licitacoes',
      title: 'Apoio a licitações',
      icon: 'bidding',
      description: 'Documentos da empresa reunidos e com validade controlada.',
    },
    {
      id: 'atendimento',
      title: 'Atendimento personalizado',
      icon: 'people',
      description: 'Cada consultoria com a sua marca, o seu endereço e o seu time.',
    },
    {
      id: 'contabilidade',
      title: 'Contabilidade',
      icon: 'books',
      description: 'Contadores parceiros acompanham os clientes que indicam.',
    },
  ],
  aboutTitle: 'Como funciona',
  about: [
    'Reunimos declarações e notas fiscais, apontamos mês a mês o que foi pago além do devido e acompanhamos o pedido até a restituição.',
    'Cada número se abre até o item da nota que o gerou. Quem analisa confere, quem assina entende e quem audita encontra.',
  ],
  stepsTitle: 'Da nota ao pedido',
  steps: [
    { title: 'Envie', text: 'Um ZIP com as notas e outro com os extratos do PGDAS-D.' },
    { title: 'Confira', text: 'Receita explicada por nota, alíquota efetiva e diferença de cada mês.' },
    { title: 'Peça', text: 'Diagnóstico para o cliente, contrato assinado, pedido acompanhado.' },
  ],
  contactTitle: 'Fale com a gente',
  contactLead: 'Respondemos em até 24 horas.',
};
