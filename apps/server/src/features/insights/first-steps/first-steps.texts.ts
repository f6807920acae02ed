/** Beginning of the keys of test messages in the log. */
export const testKey = 'teste ';

const minute = 60_000;

/** Returns the key of a test: one message per channel and minute. */
export function testKeyAt(now: Date): string {
  return `${testKey}${Math.floor(now.getTime() / minute)}`;
}

export function testMessage(company: string) {
  return {
    subject: `Mensagem de teste de ${company}`,
    text: `Esta é uma mensagem de teste de ${company}. Se ela chegou, os clientes também recebem por este canal os códigos e os contratos para assinar.`,
  };
}
