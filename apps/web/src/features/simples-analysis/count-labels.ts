const labels: Record<string, string> = {
  lidos: 'Arquivos XML lidos',
  validos: 'Notas válidas',
  cancelados: 'Canceladas',
  denegados: 'Denegadas',
  nao_autorizados: 'Não autorizadas',
  duplicados: 'Duplicadas',
  sem_protocolo: 'Sem protocolo',
  homologacao: 'De homologação',
  chave_invalida: 'Chave inválida',
  de_terceiros: 'De terceiros',
  outra_empresa: 'De outra empresa',
  eventos: 'Eventos',
  ignorados: 'Ignorados',
  invalidos: 'XML inválidos',
  outras_extensoes: 'Outros arquivos',
  zips_internos: 'ZIPs internos',
  declaracoes: 'Declarações',
};

/** Folders say nothing to who reads the counts. */
const untold = new Set(['pastas']);

/** The counts worth telling, in the order above; one that is not known yet is told by its key. */
export function tellCounts(counts: Record<string, number>): { key: string; label: string; count: number }[] {
  const order = Object.keys(labels);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(counts)
    .filter(([key, count]) => count > 0 && !untold.has(key))
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, count]) => ({ key, label: labels[key] ?? wordsOf(key), count }));
}

function wordsOf(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
}
