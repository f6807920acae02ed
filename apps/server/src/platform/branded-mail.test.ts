import { expect, it } from 'vitest';
import { brandedMail, type MailBrand } from './branded-mail.ts';

const brand = { name: 'Casa & Filhos', colour: '#0b3b8c', logo: null, site: 'https://casa.test' };
const mail = (text: string, changed: Partial<MailBrand> = {}) =>
  brandedMail({ subject: 'Contrato <pronto>', text, brand: { ...brand, ...changed } });

it('shows the brand, the paragraphs and a button for an address of its own', async () => {
  const html = await mail('Olá, Ana.\n\nLeia e assine:\n\nhttps://casa.test/minuta?t=a&b=1');
  expect(html).toContain('Casa &#38; Filhos');
  expect(html).toContain('Contrato &#60;pronto&#62;');
  expect(html).toContain('href="https://casa.test/minuta?t=a&#38;b=1"');
  expect(html).toMatch(/Abrir/);
  expect(html).toContain('#0b3b8c');
});

it('escapes what people wrote', async () => {
  const html = await mail('<script>alert(1)</script> e <img src=x onerror=alert(1)>\n\n{{x}} </mj-text>');
  expect(html).not.toMatch(/<script>alert|<img src=x|<\/mj-text>/);
});

it('shows the logo where there is one, with the name as its alternative', async () => {
  const html = await mail('Olá.', { logo: 'https://casa.test/logo.png' });
  expect(html).toMatch(/<img[^>]+alt="Casa &#38; Filhos"[^>]+src="https:\/\/casa.test\/logo.png"/);
});

it('writes dark on a light colour and light on a dark one', async () => {
  expect(await mail('https://casa.test', { colour: '#ffe08a' })).toContain('color:#111111');
  expect(await mail('https://casa.test', { colour: '#0b3b8c' })).toContain('color:#ffffff');
});
