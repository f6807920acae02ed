import type { core } from 'zod';

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'sim ou não',
  array: 'uma lista',
  object: 'um objeto',
};

/** Returns the message for an invalid field whose schema defines none. */
export function fieldMessage(issue: core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Campo obrigatório.';
      return kinds[issue.expected] ? `Informe ${kinds[issue.expected]}.` : 'Valor inválido.';
    case 'too_small':
      if (issue.origin === 'string') return `Use no mínimo ${issue.minimum} caracteres.`;
      return issue.origin === 'array' ? `Informe no mínimo ${issue.minimum} itens.` : `O mínimo é ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Use no máximo ${issue.maximum} caracteres.`;
      return issue.origin === 'array' ? `Informe no máximo ${issue.maximum} itens.` : `O máximo é ${issue.maximum}.`;
    case 'invalid_value':
      return `Escolha uma das opções: ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return 'Formato inválido.';
    default:
      return undefined;
  }
}
