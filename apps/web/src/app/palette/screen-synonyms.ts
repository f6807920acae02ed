import type { MenuKey } from '../menu.ts';

/** Words by which people look for a screen whose listed text lacks them; empty where the text has them all. */
const synonyms: Record<MenuKey, string> = {
  inicio: 'home painel dashboard números hoje',
  alertas: 'avisos notificações',
  pendencias: 'a fazer tarefas esperando parado',
  clientes: 'empresas carteira portfólio',
  prescricoes: 'prazos vencimentos calendário decadência',
  etiquetas: 'tags marcadores rótulos classificar clientes',
  leads: 'leads interessados contatos',
  'cadastrar-cliente': 'novo cliente nova empresa',
  'adicionar-rede': 'nova filial grupo matriz rede',
  'gerar-minuta': 'proposta contrato link',
  'minha-parceria': 'meu contrato comissão',
  parceiros: 'indicadores equipe',
  'cadastrar-parceiro': 'novo parceiro',
  'cadastrar-contabilidade': 'novo contador escritório contábil',
  usuarios: 'pessoas equipe acessos permissões convites novo usuário',
  contratos: 'modelos minutas templates',
  assinatura: 'identidade selfie documento conferir',
  'gestao-de-analista': 'responsáveis distribuir produtos',
  decisoes: 'classificação regras ncm',
  'info-banco': 'registro bancário conta certificado inter',
  'opcoes-financeiras': 'boletos honorários cobranças repasses extrato comissões pagamentos',
  'opcoes-fiscais': 'compensações per/dcomp icms créditos selic',
  'registro-de-atividades': 'auditoria log histórico',
  relatos: 'erros suporte',
  sistema: 'filas tarefas processos falhas servidor monitoramento saúde backup serviços',
  titulares: 'lgpd privacidade exclusão dados',
  mensagens: 'e-mails whatsapp avisos enviados',
  seguranca: 'senha segundo fator inatividade google microsoft',
};

export const synonymsOf = (key: MenuKey): string => synonyms[key];
