import type { SiteContent } from '../site-content.ts';

export const kairos: SiteContent = {
  headline: 'O momento certo de rever seus tributos é agora.',
  lead: 'A cada mês, o direito sobre um pagamento antigo prescreve. Encontramos o que ainda está dentro dos cinco anos, do mais urgente ao mais recente.',
  description:
    'Assessoria tributária e jurídica para empresas que não podem perder prazos: revisão dos últimos cinco anos, com data, valor corrigido pela Selic e fundamento.',
  servicesTitle: 'O que fazemos antes que o prazo acabe',
  servicesLead: 'Direito e contabilidade na mesma mesa.',
  services: [
    {
      id: 'assessoria-juridica',
      title: 'Assessoria jurídica tributária',
      icon: 'law',
      description:
        'Prescrição, modulação e coisa julgada examinadas por advogados antes do cálculo: só entra o que se sustenta.',
    },
    {
      id: 'assessoria-tributaria',
      title: 'Assessoria tributária',
      icon: 'advice',
      description: 'Revisão de PIS, COFINS, ICMS e contribuições da folha, competência por competência.',
    },
    {
      id: 'consultoria',
      title: 'Consultoria',
      icon: 'calendar',
      description:
        'Agenda de prazos da sua empresa: o que prescreve em 30, 60 e 90 dias, e o que fazer com cada valor.',
    },
    {
      id: 'licitacoes',
      title: 'Apoio a licitações',
      icon: 'bidding',
      description: 'Certidões negativas no dia da sessão. Pendências localizadas e tratadas antes do edital.',
    },
    {
      id: 'atendimento',
      title: 'Atendimento personalizado',
      icon: 'people',
      description: 'Uma pessoa responde pelo seu caso e avisa antes de cada data, não depois dela.',
    },
    {
      id: 'contabilidade',
      title: 'Contabilidade',
      icon: 'books',
      description: 'Retificação do PGDAS-D e da EFD-Contribuições com conferência do seu contador.',
    },
  ],
  aboutTitle: 'Kairós é o tempo oportuno',
  about: [
    'Os gregos tinham dois nomes para o tempo: o que passa e o que se aproveita. Recuperar tributo é do segundo tipo, porque o direito existe e tem data para deixar de existir.',
    'Por isso cada crédito que apontamos traz quatro coisas: a data em que prescreve, o valor original, o valor corrigido pela Selic e o dispositivo da lei.',
  ],
  stepsTitle: 'O que a lei diz sobre o relógio',
  steps: [
    {
      title: 'Cinco anos para pedir',
      text: 'O prazo corre do pagamento indevido, mesmo nos tributos que a própria empresa calcula (CTN, art. 168, I; LC nº 118/2005, art. 3º).',
    },
    {
      title: 'Selic sobre o que volta',
      text: 'A correção acumula desde o mês seguinte ao pagamento, com 1% no mês da restituição (Lei nº 9.250/1995, art. 39, § 4º).',
    },
    {
      title: 'Honorários com teto de êxito',
      text: 'Cobramos sobre o valor reconhecido, até o teto escrito em contrato. Sem reconhecimento, sem honorários.',
    },
  ],
  contactTitle: 'Não deixe para o mês que vem',
  contactLead: 'Escreva hoje. A primeira conversa serve para saber qual é o seu prazo mais próximo.',
};
