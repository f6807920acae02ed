import { describe, expect, it } from 'vitest';
import { clientMessage } from '../../crm/client-selection/client-message.ts';
import { workKind } from './work-kind.ts';
import { preparedMessage } from './work-message.ts';

const item = { texto: 'Contrato social {x}', id_client: '20000000000107', depende: 'cliente', alerta: null } as const;

describe('the prepared message of an item', () => {
  it('can be sent as it is', () => {
    const prepared = workKind.options.flatMap((tipo) => preparedMessage({ ...item, tipo }) ?? []);
    expect(prepared).toHaveLength(5);
    for (const message of prepared) {
      expect(clientMessage.safeParse({ canal: 'email', ...message }).success).toBe(true);
    }
  });

  it('names the requested document', () => {
    expect(preparedMessage({ ...item, tipo: 'receber' })?.texto).toContain('Contrato social x');
  });

  it('does not exist where the client has nothing to do', () => {
    expect(preparedMessage({ ...item, tipo: 'assinar', depende: 'consultoria' })).toBeUndefined();
    expect(preparedMessage({ ...item, tipo: 'assinar', depende: null })).toBeUndefined();
    expect(preparedMessage({ ...item, tipo: 'receber', id_client: null })).toBeUndefined();
    expect(preparedMessage({ ...item, tipo: 'prescricao' })).toBeUndefined();
    const twice = { id: 'a', kind: 'BOLETO_PAGO_EM_DOBRO' } as const;
    expect(preparedMessage({ ...item, tipo: 'boleto', depende: null, alerta: twice })).toBeUndefined();
  });

  it('exists for an alert about a power of attorney', () => {
    const alerta = { id: 'a', kind: 'PROCURACAO_VENCENDO' } as const;
    expect(preparedMessage({ ...item, tipo: 'procuracao', depende: null, alerta })).toBeDefined();
  });
});
