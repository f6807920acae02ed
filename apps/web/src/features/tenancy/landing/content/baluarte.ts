import type { SiteContent } from '../site-content.ts';

export const baluarte: SiteContent = {
  headline: 'Segurança em cada crédito que você recupera.',
  lead: 'Contabilidade e auditoria para recuperar tributos com documento, fundamento e tranquilidade. Nada segue para a Receita sem dupla conferência.',
  description:
    'Escritório de contabilidade e auditoria tributária: recuperação de créditos com prova documental, dupla conferência e guarda dos papéis pelo prazo legal.',
  servicesTitle: 'Áreas de atuação',
  servicesLead: 'Seis serviços, cada um com responsável técnico e papéis de trabalho assinados.',
  services: [
    {
      id: 'contabilidade',
      title: 'Contabilidade',
      icon: 'books',
      description: 'Escrituração, obrigações acessórias e retificações com lastro em documento fiscal.',
    },
    {
      id: 'assessoria-tributaria',
      title: 'Assessoria tributária',
      icon: 'advice',
      description: 'Revisão do regime monofásico, da substituição tributária e das bases de PIS e COFINS.',
    },
    {
      id: 'assessoria-juridica',
      title: 'Assessoria jurídica tributária',
      icon: 'law',
      description: 'Pareceres e defesas com advogados parceiros, da impugnação ao recurso voluntário.',
    },
    {
      id: 'consultoria',
      title: 'Consultoria',
      icon: 'file',
      description: 'Auditoria preventiva de cadastros, notas e declarações antes que o fisco pergunte.',
    },
    {
      id: 'licitacoes',
      title: 'Apoio a licitações',
      icon: 'bidding',
      description: 'Balanços, índices e certidões exigidos na habilitação econômico-financeira e fiscal.',
    },
    {
      id: 'atendimento',
      title: 'Atendimento personalizado',
      icon: 'people',
      description: 'O sócio que assina o trabalho é o mesmo que atende a sua ligação.',
    },
  ],
  aboutTitle: 'Sobre a casa',
  about: [
    'Somos um escritório de contabilidade e auditoria. Um crédito tributário só vale o que vale a sua prova, e por isso começamos pelo arquivo: XML, declaração, comprovante de arrecadação. O cálculo vem depois.',
    'Guardamos os papéis de trabalho pelo prazo em que a Receita pode rever o pedido. Se a fiscalização vier, respondemos por cada número com o documento na mão.',
  ],
  stepsTitle: 'Compromissos',
  steps: [
    { title: 'Dupla conferência', text: 'Quem calcula não é quem revisa. As duas assinaturas ficam no processo.' },
    { title: 'Fundamento à vista', text: 'Cada linha cita o produto, o NCM, a regra e o artigo que a sustenta.' },
    { title: 'Teto de êxito', text: 'Honorários sobre o valor reconhecido, limitados ao teto do contrato.' },
    { title: 'Guarda dos papéis', text: 'Arquivo íntegro por cinco anos a contar do pedido, à sua disposição.' },
  ],
  contactTitle: 'Fale com o escritório',
  contactLead: 'Descreva a empresa em poucas linhas. Um contador responde e indica os documentos para começar.',
};
