import { plural } from '@restitui/brazil/counted.ts';
export const decisionMessages = {
  proofAsked: 'Prova pedida. O cliente foi avisado e envia pelo portal.',
  proofFailed: 'O pedido não foi feito.',
  decided: 'Decisão registrada. Vale nas próximas análises.',
  revoked: 'Decisão revogada.',
  decidedSeveral: ({ length }: { length: number }) => ({
    title: plural(length, 'Decisão registrada.', `${length} decisões registradas.`),
    detail: plural(length, 'Vale nas próximas análises.', 'Valem nas próximas análises.'),
  }),
  undone: ({ length }: { length: number }) => ({
    title: plural(length, 'Decisão desfeita.', `${length} decisões desfeitas.`),
  }),
  undoReason: 'Desfeita logo depois de registrada.',
  loadFailed: 'Erro ao carregar dados.',
  trying: 'Teste iniciado. As análises não mudam enquanto você não aplicar.',
  applied: ({ iniciadas, puladas }: { iniciadas: number; puladas: number }) => ({
    title: plural(iniciadas, 'Uma análise está sendo refeita.', `${iniciadas} análises estão sendo refeitas.`),
    ...(puladas > 0 && { detail: `${puladas} ficaram como estavam: mudaram depois do teste ou não têm arquivos.` }),
  }),
  discarded: 'Teste descartado. Nada mudou.',
  recomputing: 'A análise está sendo refeita dos arquivos guardados.',
} as const;
