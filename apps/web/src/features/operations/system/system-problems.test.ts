import type { SystemState } from '@restitui/domain/operations/system/system.api.ts';
import { expect, it } from 'vitest';
import { problemsOf } from './system-problems.ts';

const at = '2026-11-20T12:00:00.000Z';
const process = { id: 'p', kind: 'all', machine: 'm', version: '0.0.4', startedAt: at, seenAt: at } as const;
const queue = { queue: 'send-message', waiting: 1, later: 0, active: 0, failed: 0, deadLetters: null } as const;
const healthy: SystemState = {
  at,
  version: '0.0.4',
  processes: [process],
  queues: [{ ...queue, oldestWaiting: '2026-11-20T11:55:00.000Z' }],
  failed: { total: 0, jobs: [] },
  services: [{ service: 'SMTP_URL', host: 'mail.example:587', problem: null }],
  storageProblem: null,
  isDiskLow: false,
  backup: null,
  backupSchedule: null,
  anchors: { evidenceAt: at, tenants: 3, late: 0, activityAt: at },
};

it('finds nothing in a healthy system', () => {
  expect(problemsOf(healthy)).toEqual([]);
});

it.each<[Partial<SystemState>, string]>([
  [{ processes: [] }, 'Nenhum processo de tarefas dá sinal de vida: as filas estão paradas.'],
  [
    { processes: [{ ...process, kind: 'web' }] },
    'Nenhum processo de tarefas dá sinal de vida: as filas estão paradas.',
  ],
  [
    { processes: [{ ...process, seenAt: '2026-11-20T11:50:00.000Z' }] },
    'Nenhum processo de tarefas dá sinal de vida: as filas estão paradas.',
  ],
  [
    {
      version: '0.0.4+1',
      processes: [
        { ...process, version: '0.0.4+1' },
        { ...process, kind: 'worker' },
      ],
    },
    'O processo “Tarefas” de m, desde 20/11/2026 09:00, ainda roda a versão 0.0.4, anterior à 0.0.4+1. Encerre-o: ele e um processo novo podem trabalhar na mesma análise e misturar os resultados.',
  ],
  [
    { processes: [process, { ...process, kind: 'web', version: '' }] },
    'O processo “Web” de m, desde 20/11/2026 09:00, ainda roda a versão desconhecida, anterior à 0.0.4. Substitua-o pela versão nova.',
  ],
  [{ storageProblem: 'EACCES' }, 'O armazenamento de arquivos não responde (EACCES).'],
  [{ isDiskLow: true }, 'O disco está quase cheio: gravações são recusadas.'],
  [
    { services: [{ service: 'SMTP_URL', host: 'mail.example:587', problem: 'ECONNREFUSED' }] },
    'E-mail não aceita conexão (mail.example:587, ECONNREFUSED).',
  ],
  [
    { queues: [{ ...queue, oldestWaiting: '2026-11-20T11:40:00.000Z' }] },
    'E-mails e WhatsApp: a tarefa mais antiga espera há 20 min.',
  ],
  [
    { backupSchedule: { hour: 3, keepDays: 14, isLate: true } },
    'O backup diário está atrasado: não há um completo das últimas 26 horas.',
  ],
  [{ anchors: { ...healthy.anchors, late: 2 } }, '2 cadeias esperam a âncora há mais de 2 h.'],
])('names the problem of %j', (changed, problem) => {
  expect(problemsOf({ ...healthy, ...changed })).toEqual([problem]);
});
