import type { LandingVariant } from '@restitui/domain/tenants/branding-edit.ts';
import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';

interface LandingTexts {
  headline: string;
  lead: string;
  /** Who we are. */
  about: string;
}

const generic: LandingTexts = {
  headline: 'Imposto pago a mais tem caminho de volta.',
  lead: 'Uma plataforma para consultorias de recuperação de créditos: da nota fiscal ao pedido de restituição.',
  about:
    'Reunimos declarações e notas fiscais, apontamos mês a mês o que foi pago além do devido e acompanhamos o pedido até a restituição.',
};

const texts: Record<LandingVariant, LandingTexts> = {
  d: {
    headline: 'O que sua empresa pagou a mais volta para ela.',
    lead: 'Recuperação de créditos tributários mês a mês, da declaração até o item da nota fiscal.',
    about:
      'Somos uma consultoria de créditos tributários. Conferimos cada declaração contra as notas fiscais, explicamos a origem de cada valor e cuidamos do pedido até a restituição.',
  },
  m: {
    headline: 'Um norte para os tributos da sua empresa.',
    lead: 'Assessoria fiscal que mede o que foi pago, mostra o que era devido e recupera a diferença.',
    about:
      'Nossa equipe une contadores e analistas fiscais. Trabalhamos com método: diagnóstico, memória de cálculo aberta e acompanhamento de cada pedido.',
  },
  k: {
    headline: 'O momento certo de rever seus tributos é agora.',
    lead: 'Todo mês um direito prescreve. Encontramos os créditos dos últimos cinco anos antes que o prazo termine.',
    about:
      'Assessoria tributária e jurídica para empresas que não podem perder prazos. Cada crédito tem data, valor corrigido e fundamento na lei.',
  },
  b: {
    headline: 'Segurança em cada crédito que você recupera.',
    lead: 'Contabilidade e auditoria para recuperar tributos com documentos, fundamento e tranquilidade.',
    about:
      'Escritório de contabilidade e auditoria. Nada segue para a Receita sem conferência: guardamos os documentos e respondemos por cada número.',
  },
  t: {
    headline: 'O caminho mais curto entre o imposto pago a mais e o seu caixa.',
    lead: 'Consultoria tributária passo a passo: você acompanha cada etapa, do diagnóstico à restituição.',
    about:
      'Consultores associados que atendem de perto. Explicamos cada passo em linguagem simples e mantemos você informado até o valor chegar à conta.',
  },
};

/** On this machine the default page is the generic one (intake I-008; decision D-42). */
export function landingTexts({ landing, local }: Pick<Branding, 'landing' | 'local'>): LandingTexts {
  return landing === 'd' && local ? generic : texts[landing];
}
