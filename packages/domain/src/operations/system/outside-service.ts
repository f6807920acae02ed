import { z } from 'zod';

/** Services outside the installation, by the setting that names them. */
export const outsideService = z.enum([
  'SMTP_URL',
  'WHATSAPP_URL',
  'CNPJ_URLS',
  'CEP_URLS',
  'GEO_URLS',
  'SELIC_URL',
  'BANKS_URL',
  'INTER_URL',
  'TSA_URLS',
  'GOOGLE_ISSUER',
  'MICROSOFT_ISSUER',
]);
export type OutsideService = z.infer<typeof outsideService>;

export const outsideServiceLabels: Record<OutsideService, string> = {
  SMTP_URL: 'E-mail',
  WHATSAPP_URL: 'WhatsApp',
  CNPJ_URLS: 'Consulta de CNPJ',
  CEP_URLS: 'Consulta de CEP',
  GEO_URLS: 'Localização de assinaturas',
  SELIC_URL: 'Selic (Banco Central)',
  BANKS_URL: 'Lista de bancos',
  INTER_URL: 'Banco Inter',
  TSA_URLS: 'Carimbo do tempo',
  GOOGLE_ISSUER: 'Entrada com Google',
  MICROSOFT_ISSUER: 'Entrada com Microsoft',
};
