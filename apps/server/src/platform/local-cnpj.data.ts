interface Trade {
  cnae: string;
  atividade: string;
  /** Prefix of such a company's name. */
  word: string;
}

export const trades: readonly Trade[] = [
  {
    cnae: '47.71-7-01',
    atividade: 'Comércio varejista de produtos farmacêuticos, sem manipulação de fórmulas',
    word: 'DROGARIA',
  },
  { cnae: '47.23-7-00', atividade: 'Comércio varejista de bebidas', word: 'DISTRIBUIDORA DE BEBIDAS' },
  {
    cnae: '45.30-7-03',
    atividade: 'Comércio a varejo de peças e acessórios novos para veículos automotores',
    word: 'AUTO PECAS',
  },
  {
    cnae: '47.11-3-02',
    atividade: 'Comércio varejista de mercadorias em geral, com predominância de produtos alimentícios - supermercados',
    word: 'SUPERMERCADO',
  },
  {
    cnae: '47.31-8-00',
    atividade: 'Comércio varejista de combustíveis para veículos automotores',
    word: 'AUTO POSTO',
  },
  { cnae: '56.11-2-01', atividade: 'Restaurantes e similares', word: 'RESTAURANTE' },
  { cnae: '69.20-6-01', atividade: 'Atividades de contabilidade', word: 'ORGANIZACAO CONTABIL' },
  {
    cnae: '70.20-4-00',
    atividade: 'Atividades de consultoria em gestão empresarial, exceto consultoria técnica específica',
    word: 'CONSULTORIA TRIBUTARIA',
  },
  {
    cnae: '49.30-2-02',
    atividade:
      'Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal, interestadual e internacional',
    word: 'TRANSPORTES',
  },
  {
    cnae: '86.30-5-03',
    atividade: 'Atividade médica ambulatorial restrita a consultas',
    word: 'CLINICA MEDICA',
  },
  { cnae: '41.20-4-00', atividade: 'Construção de edifícios', word: 'CONSTRUTORA' },
];

/** As the registry writes them: capitals without accents. */
export const names = [
  'AGUAS CLARAS',
  'ALVORADA',
  'BOA ESPERANCA',
  'CAMPO BELO',
  'CRUZEIRO DO SUL',
  'DOIS IRMAOS',
  'ESTRELA DO NORTE',
  'HORIZONTE',
  'JACARANDA',
  'MANTIQUEIRA',
  'MONTE ALEGRE',
  'NOVA ERA',
  'PEDRA AZUL',
  'PLANALTO',
  'PORTO SEGURO',
  'PRIMAVERA',
  'SANTA CLARA',
  'SAO BENTO',
  'SERRA DOURADA',
  'SOL NASCENTE',
  'TROPICAL',
  'UNIAO',
  'VALE VERDE',
];

export const endings = ['LTDA', 'COMERCIO E SERVICOS LTDA', 'E CIA LTDA', 'LTDA EPP', 'E FILHOS LTDA'];

export const complements = ['', 'SALA 02', '', 'LOJA A', '', 'ANDAR 4', 'QUADRA 12 LOTE 5'];
