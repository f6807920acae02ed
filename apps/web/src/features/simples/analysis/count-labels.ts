const labels: Record<string, string> = {
  xml_lidos: 'Arquivos XML lidos',
  xml_validos: 'Notas válidas',
  xml_cancelados: 'Notas canceladas',
  xml_denegados: 'Notas denegadas',
  xml_nao_autorizados: 'Notas não autorizadas',
  xml_duplicados: 'Notas duplicadas',
  xml_sem_protocolo: 'Notas sem protocolo',
  xml_homologacao: 'Notas de homologação',
  xml_chave_invalida: 'Notas com chave inválida',
  xml_de_terceiros: 'Notas de fornecedores',
  xml_outra_empresa: 'Notas de outra empresa',
  xml_eventos: 'Eventos de notas',
  xml_ignorados: 'Documentos ignorados',
  xml_invalidos: 'XML inválidos',
  xml_outras_extensoes: 'Arquivos que não são XML',
  xml_zips_internos: 'ZIPs dentro do ZIP',
  pgdas_pdfs: 'PDFs lidos',
  pgdas_extratos: 'Extratos do PGDAS-D',
  pgdas_declaracoes: 'Declarações do PGDAS-D',
  pgdas_sefaz: 'Declarações no arquivo da SEFAZ',
  pgdas_sefaz_outras_empresas: 'Outras empresas no arquivo da SEFAZ',
  pgdas_ignorados: 'PDFs ignorados',
  pgdas_outros: 'Outros arquivos',
};

/** Counts of folders are not useful to users. */
const hiddenCounts = new Set(['xml_pastas']);

/** Returns the counts to show, in the order above; unknown ones are labelled by their key. */
export function listCounts(counts: Record<string, number>): { key: string; label: string; count: number }[] {
  const order = Object.keys(labels);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(counts)
    .filter(([key, count]) => count > 0 && !hiddenCounts.has(key))
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, count]) => ({ key, label: labels[key] ?? labelFromKey(key), count }));
}

function labelFromKey(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
}
