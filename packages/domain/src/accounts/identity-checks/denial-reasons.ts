/** Reasons offered when an identity is denied; the person reads the chosen one. */
export const denialReasons = [
  'A selfie está escura ou tremida. Tire outra em um lugar claro, com o telefone firme.',
  'O documento está ilegível. Fotografe de perto, sem reflexo e com os quatro cantos visíveis.',
  'O rosto da selfie não pôde ser comparado com o do documento. Tire a selfie sem óculos escuros, boné ou máscara.',
  'O documento não é da pessoa que assina. Envie um documento com o seu nome e o seu CPF.',
  'O documento está vencido ou não tem foto. Envie RG, CNH ou passaporte válido.',
  'A assinatura desenhada não confere com a do documento. Assine como no documento.',
] as const;
