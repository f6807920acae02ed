import { words } from './words.ts';

export interface Place {
  municipio: string;
  estado: string;
  ddd: string;
  /** First three digits of its CEPs. */
  cep: string;
  bairros: string[];
}

export const places: Place[] = [
  { municipio: 'São Paulo', estado: 'SP', ddd: '11', cep: '031', bairros: ['Mooca', 'Brás', 'Belém', 'Água Rasa'] },
  { municipio: 'Santo André', estado: 'SP', ddd: '11', cep: '090', bairros: ['Centro', 'Casa Branca', 'Jardim'] },
  { municipio: 'Campinas', estado: 'SP', ddd: '19', cep: '130', bairros: ['Cambuí', 'Bosque', 'Taquaral', 'Centro'] },
  { municipio: 'Sorocaba', estado: 'SP', ddd: '15', cep: '180', bairros: ['Campolim', 'Vila Hortência', 'Centro'] },
  {
    municipio: 'Ribeirão Preto',
    estado: 'SP',
    ddd: '16',
    cep: '140',
    bairros: ['Centro', 'Campos Elíseos', 'Ipiranga'],
  },
  { municipio: 'São José dos Campos', estado: 'SP', ddd: '12', cep: '122', bairros: ['Centro', 'Jardim Satélite'] },
  { municipio: 'Rio de Janeiro', estado: 'RJ', ddd: '21', cep: '205', bairros: ['Tijuca', 'Vila Isabel', 'Maracanã'] },
  { municipio: 'Niterói', estado: 'RJ', ddd: '21', cep: '240', bairros: ['Centro', 'Icaraí', 'Fonseca'] },
  {
    municipio: 'Belo Horizonte',
    estado: 'MG',
    ddd: '31',
    cep: '301',
    bairros: ['Savassi', 'Funcionários', 'Barro Preto'],
  },
  { municipio: 'Juiz de Fora', estado: 'MG', ddd: '32', cep: '360', bairros: ['Centro', 'São Mateus', 'Benfica'] },
  { municipio: 'Uberlândia', estado: 'MG', ddd: '34', cep: '384', bairros: ['Centro', 'Santa Mônica', 'Tibery'] },
  { municipio: 'Vitória', estado: 'ES', ddd: '27', cep: '290', bairros: ['Praia do Canto', 'Jucutuquara', 'Centro'] },
  { municipio: 'Curitiba', estado: 'PR', ddd: '41', cep: '802', bairros: ['Batel', 'Água Verde', 'Portão'] },
  { municipio: 'Londrina', estado: 'PR', ddd: '43', cep: '860', bairros: ['Centro', 'Gleba Palhano', 'Aeroporto'] },
  { municipio: 'Maringá', estado: 'PR', ddd: '44', cep: '870', bairros: ['Zona 01', 'Zona 07', 'Vila Operária'] },
  { municipio: 'Florianópolis', estado: 'SC', ddd: '48', cep: '880', bairros: ['Centro', 'Trindade', 'Estreito'] },
  { municipio: 'Joinville', estado: 'SC', ddd: '47', cep: '892', bairros: ['América', 'Anita Garibaldi', 'Bucarein'] },
  {
    municipio: 'Porto Alegre',
    estado: 'RS',
    ddd: '51',
    cep: '902',
    bairros: ['Navegantes', 'São Geraldo', 'Floresta'],
  },
  { municipio: 'Caxias do Sul', estado: 'RS', ddd: '54', cep: '950', bairros: ['Centro', 'São Pelegrino', 'Lourdes'] },
  { municipio: 'Goiânia', estado: 'GO', ddd: '62', cep: '740', bairros: ['Setor Bueno', 'Setor Oeste', 'Campinas'] },
  { municipio: 'Brasília', estado: 'DF', ddd: '61', cep: '702', bairros: ['Asa Sul', 'Asa Norte', 'Guará'] },
  { municipio: 'Cuiabá', estado: 'MT', ddd: '65', cep: '780', bairros: ['Centro Norte', 'Bosque', 'Porto'] },
  {
    municipio: 'Campo Grande',
    estado: 'MS',
    ddd: '67',
    cep: '790',
    bairros: ['Centro', 'Amambaí', 'Jardim dos Estados'],
  },
  { municipio: 'Salvador', estado: 'BA', ddd: '71', cep: '402', bairros: ['Barra', 'Brotas', 'Garibaldi'] },
  {
    municipio: 'Feira de Santana',
    estado: 'BA',
    ddd: '75',
    cep: '440',
    bairros: ['Centro', 'Kalilândia', 'Santa Mônica'],
  },
  { municipio: 'Recife', estado: 'PE', ddd: '81', cep: '500', bairros: ['Boa Vista', 'Santo Amaro', 'Espinheiro'] },
  { municipio: 'Fortaleza', estado: 'CE', ddd: '85', cep: '600', bairros: ['Aldeota', 'Meireles', 'Centro'] },
  { municipio: 'Natal', estado: 'RN', ddd: '84', cep: '590', bairros: ['Tirol', 'Petrópolis', 'Lagoa Nova'] },
  { municipio: 'Belém', estado: 'PA', ddd: '91', cep: '660', bairros: ['Nazaré', 'Umarizal', 'Marco'] },
  { municipio: 'Manaus', estado: 'AM', ddd: '92', cep: '690', bairros: ['Adrianópolis', 'Centro', 'Flores'] },
];

export const streets = words(`
  Rua Sete de Setembro, Avenida Brasil, Rua XV de Novembro, Rua Tiradentes, Avenida Getúlio Vargas,
  Rua Marechal Deodoro, Rua Dom Pedro II, Avenida Santos Dumont, Rua Barão do Rio Branco, Rua das Acácias,
  Rua Rui Barbosa, Avenida Independência, Rua Floriano Peixoto, Rua Santo Antônio, Avenida Paraná,
  Rua Quintino Bocaiúva, Rua José Bonifácio, Avenida Rio Branco, Rua Princesa Isabel, Rua dos Ipês
`);
