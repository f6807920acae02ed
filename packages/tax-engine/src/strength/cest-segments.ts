/** Segments of the CEST (Convênio ICMS 142/2018, annexes) that contain the products of a group of the list. */
const segmentsOf: Readonly<Record<string, readonly string[]>> = {
  BEBIDAS_FRIAS: ['03'],
  COMBUSTIVEIS: ['06'],
  FARMA: ['13'],
  HIGIENE: ['20'],
  AUTOPECAS_ANEXO_I: ['01'],
  AUTOPECAS_ANEXO_II: ['01'],
  PNEUS: ['16'],
  VEICULOS_MAQUINAS: ['25'],
  ST_PIS_COFINS: ['04', '26'],
};

/** Segment 28 is door-to-door sales of any product; tea and soft drinks are listed among food. */
const anyGroup = /^(28|1711[01])/;

/** Compares the CEST of an item with the group of its rule; undefined without a CEST of seven digits. */
export function confirmsGroup(cest: string, group: string): boolean | undefined {
  const digits = cest.replace(/\D/g, '');
  const segments = segmentsOf[group];
  if (!/^\d{7}$/.test(digits) || /^0*$/.test(digits) || !segments) return undefined;
  if (anyGroup.test(digits)) return group === 'BEBIDAS_FRIAS' && digits.startsWith('17') ? true : undefined;
  return segments.includes(digits.slice(0, 2));
}
