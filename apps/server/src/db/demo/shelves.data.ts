import type { Shelf } from './trades.data.ts';

export interface Good {
  produto: string;
  ncm: string;
  cest: string;
  /** True when ICMS was collected in advance (substituição tributária). */
  st: boolean;
  /** Relative share of the shop's revenue. */
  weight: number;
  /** How the supplier's note taxes it: at the maker (CST 04), or ordinarily (CST 01); undefined without such a note. */
  bought?: 'concentrated' | 'ordinary' | undefined;
}

function good(produto: string, ncm: string, cest: string, weight: number, bought?: Good['bought']): Good {
  return { produto, ncm, cest, st: cest !== '', weight, bought };
}

/**
 * Goods of the shops of each trade. Goods with a CEST are sold with CSOSN 500. Some are proved by CEST, name or
 * purchase, some are not: the claims have every strength.
 */
export const shelves: Record<Shelf, Good[]> = {
  farmacia: [
    good('DIPIRONA SODICA 500MG C/10 COMP', '30049069', '1300100', 14, 'concentrated'),
    good('AMOXICILINA 500MG C/21 CAPS', '30041012', '1300100', 12),
    good('LOSARTANA POTASSICA 50MG C/30', '30049069', '1300100', 15),
    good('VITAMINA D 2000UI C/30 CAPS', '30045090', '', 7, 'concentrated'),
    good('SERUM FACIAL VITAMINA C 30ML', '33049910', '', 5),
    good('PROTETOR SOLAR FPS 50 200ML', '33049990', '2001600', 8),
    good('SHAMPOO ANTICASPA 400ML', '33051000', '2002200', 6),
    good('DESODORANTE AEROSOL 150ML', '33072010', '2002700', 5, 'ordinary'),
    good('CREME DENTAL 90G', '33061000', '2003200', 4),
    good('FRALDA GERIATRICA G C/8', '96190000', '2004800', 9),
    good('SUPLEMENTO ALIMENTAR WHEY 900G', '21069030', '', 8),
    good('TERMOMETRO DIGITAL', '90251990', '', 3),
    good('BARRA DE CEREAL 22G', '19042000', '', 4),
  ],
  perfumaria: [
    good('PERFUME FEMININO 100ML', '33030010', '', 16),
    good('AGUA DE COLONIA 200ML', '33030020', '2000800', 9),
    good('BATOM LIQUIDO MATTE', '33041000', '2000900', 8, 'concentrated'),
    good('ESMALTE 8ML', '33043000', '', 6, 'ordinary'),
    good('HIDRATANTE CORPORAL 400ML', '33049910', '2001500', 12),
    good('SERUM NOTURNO 30ML', '33049910', '', 5),
    good('SHAMPOO HIDRATACAO 300ML', '33051000', '2002200', 11),
    good('SABONETE LIQUIDO 250ML', '34013000', '2003500', 6),
    good('SECADOR DE CABELO 2000W', '85163100', '', 10),
    good('ESCOVA DE CABELO', '96032900', '', 5),
    good('KIT PINCEIS DE MAQUIAGEM', '96033000', '', 6),
  ],
  autopecas: [
    good('FILTRO DE OLEO MOTOR', '84212300', '0103900', 10),
    good('PASTILHA DE FREIO DIANTEIRA', '68138110', '0101400', 12),
    good('AMORTECEDOR DIANTEIRO', '87088000', '0107500', 15, 'concentrated'),
    good('VELA DE IGNICAO', '85111000', '', 8, 'ordinary'),
    good('BATERIA AUTOMOTIVA 60AH', '85071090', '0104600', 14),
    good('OLEO LUBRIFICANTE 5W30 1L', '27101932', '0600700', 16),
    good('ADITIVO PARA RADIADOR 1L', '38200000', '', 7),
    good('ESTOPA BRANCA 400G', '52029900', '', 3),
    good('SHAMPOO AUTOMOTIVO 1L', '34025000', '', 5),
    good('TAPETE AUTOMOTIVO BORRACHA', '40169100', '', 6),
  ],
  pneus: [
    good('PNEU 175/70 R13', '40111000', '1600100', 24, 'concentrated'),
    good('PNEU 205/55 R16', '40111000', '1600100', 26),
    good('PNEU MOTO 90/90-18', '40114000', '', 9),
    good('CAMARA DE AR ARO 13', '40131010', '1600800', 4, 'ordinary'),
    good('PNEU REFORMADO 295/80 R22.5', '40122000', '', 12),
    good('RODA LIGA LEVE ARO 15', '87087090', '0107500', 11),
    good('CALIBRADOR DIGITAL', '90262010', '', 3),
    good('CERA AUTOMOTIVA 200G', '34053000', '', 3),
  ],
  bebidas: [
    good('REFRIGERANTE COLA 2L', '22021000', '0301000', 17, 'concentrated'),
    good('CERVEJA PILSEN 350ML', '22030000', '0302100', 26),
    good('ENERGETICO 473ML', '22021000', '', 8, 'ordinary'),
    good('AGUA MINERAL SEM GAS 500ML', '22011000', '0300100', 6),
    good('VINHO TINTO SECO 750ML', '22042100', '0202400', 14),
    good('CACHACA 970ML', '22084000', '0200300', 6),
    good('SUCO DE UVA INTEGRAL 1L', '20096100', '', 6),
    good('CARVAO VEGETAL 4KG', '44029000', '', 7),
    good('AMENDOIM TORRADO 500G', '20081100', '', 5),
  ],
  mercado: [
    good('ARROZ TIPO 1 5KG', '10063021', '', 15),
    good('FEIJAO CARIOCA 1KG', '07133399', '', 8),
    good('CAFE TORRADO E MOIDO 500G', '09012100', '', 9),
    good('OLEO DE SOJA 900ML', '15079011', '', 6),
    good('BISCOITO RECHEADO 130G', '19053100', '1705300', 7),
    good('REFRIGERANTE GUARANA 2L', '22021000', '0301000', 11, 'concentrated'),
    good('CERVEJA LATA 350ML', '22030000', '0302100', 14),
    good('SABONETE EM BARRA 90G', '34011190', '2003400', 5, 'ordinary'),
    good('CREME PARA PENTEAR 300ML', '33059000', '', 4),
    good('SHAMPOO 350ML', '33051000', '', 5),
    good('DETERGENTE LIQUIDO 500ML', '34025000', '1100500', 4),
    good('PAPEL HIGIENICO C/12', '48181000', '2004700', 6),
    good('CARNE BOVINA RESFRIADA KG', '02013000', '', 16),
  ],
};
