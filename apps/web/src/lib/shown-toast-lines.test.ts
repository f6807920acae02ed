import { toast } from 'sonner';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { shownToast } from './shown-toast.ts';

/** Returns the second line of the only toast, which waits for a `Toaster`. */
const secondLine = () => toast.getToasts().flatMap((one) => ('title' in one ? [one.description] : []));
beforeEach(() => shownToast.clear());

it.each([
  ['a listed text', ['Erro de rede', undefined], 'Confira a conexão e tente de novo.'],
  [
    'a reason that is a listed text',
    ['Erro ao salvar', 'Erro de rede'],
    'Erro de rede. Confira a conexão e tente de novo.',
  ],
  [
    'a reason that ends its sentence',
    ['Erro ao salvar', 'Ocorreu um erro inesperado.'],
    'Ocorreu um erro inesperado. Confira o número ou preencha os dados à mão.',
  ],
  [
    'a reason that the title has',
    ['Erro ao salvar: Erro de rede', 'Erro de rede'],
    'Confira a conexão e tente de novo.',
  ],
  ['any other reason', ['Erro ao salvar', 'E-mail já cadastrado'], 'E-mail já cadastrado'],
  ['nothing else to say', ['E-mail já cadastrado', 'E-mail já cadastrado'], undefined],
] as const)('shows %s with what to do', { tags: ['D-50'] }, (_case, [title, description], expected) => {
  shownToast.error(title, description);
  expect(secondLine()).toEqual([expected]);
});

it('keeps the reason beside the code of a failure', () => {
  const failed = new ApiError({ status: 500, code: 'internal', message: 'Erro no servidor', requestId: 'r1' });
  shownToast.error('Erro ao salvar', 'Erro no servidor', failed);
  expect(secondLine()).toEqual(['Erro no servidor. Tente de novo em alguns minutos.\nCódigo do erro: r1']);
});
