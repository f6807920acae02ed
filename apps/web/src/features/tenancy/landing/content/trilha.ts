import type { SiteContent } from '../site-content.ts';

export const trilha: SiteContent = {
  headline: 'O caminho mais curto entre o imposto pago a mais e o seu caixa.',
  lead: 'A gente vai junto, passo a passo, em linguagem simples. Você sabe onde está, o que falta e quem está cuidando.',
  description:
    'Consultores tributários que explicam cada etapa em linguagem simples: do primeiro diagnóstico à restituição do imposto pago a mais.',
  servicesTitle: 'O que levamos na mochila',
  servicesLead: 'Escolha por onde começar. O resto a gente encontra no caminho.',
  services: [
    {
      id: 'atendimento',
      title: 'Atendimento personalizado',
      icon: 'people',
      description: 'Um consultor para chamar pelo nome, no WhatsApp ou na sua mesa.',
    },
    {
      id: 'assessoria-tributaria',
      title: 'Assessoria tributária',
      icon: 'advice',
      description:
        'Mercado, farmácia, autopeças, posto? Produtos monofásicos costumam ser tributados duas vezes no Simples.',
    },
    {
      id: 'consultoria',
      title: 'Consultoria',
      icon: 'return',
      description: 'Ajustamos o cadastro dos produtos para você parar de pagar a mais já no próximo DAS.',
    },
    {
      id: 'assessoria-juridica',
      title: 'Assessoria jurídica tributária',
      icon: 'law',
      description: 'Se a trilha virar processo, advogados parceiros assumem o trecho e você continua informado.',
    },
    {
      id: 'licitacoes',
      title: 'Apoio a licitações',
      icon: 'bidding',
      description: 'Quer vender para o governo? Deixamos as certidões prontas antes do prazo do edital.',
    },
    {
      id: 'contabilidade',
      title: 'Contabilidade',
      icon: 'books',
      description: 'Conversamos direto com o seu contador. Ninguém precisa trocar de escritório.',
    },
  ],
  aboutTitle: 'Quem caminha com você',
  about: [
    'Somos consultores associados, cada um com sua especialidade, atendendo de perto. Preferimos explicar duas vezes a deixar uma dúvida.',
    'Não prometemos valor antes de olhar as notas. Prometemos dizer a verdade depois de olhar: quanto, desde quando e por quê.',
  ],
  stepsTitle: 'A trilha em quatro paradas',
  steps: [
    { title: 'Conversa', text: 'Meia hora para entender o que a empresa vende e em qual regime está.' },
    { title: 'Mapa', text: 'Lemos as notas e os extratos do PGDAS-D e marcamos cada mês com diferença.' },
    { title: 'Subida', text: 'Com o seu de acordo, retificamos as declarações e enviamos o pedido.' },
    {
      title: 'Vista',
      text: 'O valor reconhecido, corrigido pela Selic, cai na conta da empresa. Só então há honorários.',
    },
  ],
  contactTitle: 'Bora começar?',
  contactLead: 'Conte um pouco da sua empresa. A primeira parada não custa nada.',
};
