/** Texts of the timeline alone: other pages load those of the portal too. */
export const timelineMessages = {
  nothingYet: 'O trabalho ainda não começou',
  nothingYetHelp: 'Cada passo aparece aqui com a sua data: contrato, procuração, documentos, análise e créditos.',
} as const;
