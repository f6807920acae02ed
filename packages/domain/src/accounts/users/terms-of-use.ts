interface Section {
  title: string;
  paragraphs: readonly string[];
}

interface Terms {
  /** Stored with every acceptance; a changed text is a new version. */
  version: string;
  /** AAAA-MM-DD. */
  publishedDate: string;
  sections: readonly Section[];
}

export const termsNotAccepted = 'Ação Necessária! Por favor, aceite os termos antes de prosseguir.';

export const termsOfUse: Terms = {
  version: '1.0',
  publishedDate: '2026-11-02',
  sections: [
    {
      title: 'O que é este documento',
      paragraphs: [
        'Estes termos regulam o uso da plataforma em que consultorias registram clientes, analisam documentos fiscais e acompanham a recuperação de créditos tributários. Eles valem entre você, que usa a plataforma com uma conta pessoal, a consultoria a que sua conta pertence e o provedor que mantém a plataforma.',
        'Ao marcar “Li e aceito os termos de uso” e escolher “Aceitar”, você declara que leu este texto e concorda com ele. Guardamos a data e a hora do aceite, a versão do texto e o endereço de rede de onde ele veio.',
      ],
    },
    {
      title: 'Quem pode usar',
      paragraphs: [
        'A plataforma é destinada a profissionais. Para usá-la você precisa ter 18 anos ou mais, ter sido cadastrado pela consultoria ou pelo provedor e ter sua conta ativada.',
        'O que você vê e o que pode fazer depende do seu cargo e das permissões que recebeu. Quem administra a conta da consultoria pode alterá-los ou suspendê-los a qualquer momento.',
      ],
    },
    {
      title: 'Sua conta e sua senha',
      paragraphs: [
        'A conta é pessoal e não pode ser compartilhada. Mantenha a senha em sigilo, use uma que não sirva a outro serviço e encerre a sessão em equipamentos de outras pessoas.',
        'O que for feito com a sua conta é atribuído a você. Se suspeitar de uso indevido, troque a senha, encerre as sessões abertas e avise logo a consultoria.',
        'Mantenha corretos o seu nome, o CPF, os contatos e o endereço. Eles identificam você nos contratos e nos registros da plataforma.',
      ],
    },
    {
      title: 'Uso permitido',
      paragraphs: [
        'Use a plataforma somente para o trabalho da consultoria e dentro da lei. Envie apenas documentos que você tem autorização para tratar, obtidos do próprio contribuinte ou com procuração válida.',
        'Não é permitido tentar acessar dados de outra consultoria ou de clientes que não lhe foram confiados, contornar controles de acesso, enviar arquivos maliciosos, extrair dados em massa por meios automáticos não oferecidos pela plataforma, nem usá-la para simular créditos que se sabe não existirem.',
      ],
    },
    {
      title: 'Sigilo',
      paragraphs: [
        'Notas fiscais, declarações, extratos, contratos e valores que você encontra aqui são confidenciais e podem estar protegidos por sigilo fiscal e profissional. Não os copie, divulgue ou use para finalidade diferente do atendimento ao cliente.',
        'O dever de sigilo continua depois que sua conta é encerrada.',
      ],
    },
    {
      title: 'Resultados das análises',
      paragraphs: [
        'As análises são calculadas a partir dos arquivos enviados e das tabelas legais em vigor em cada competência. Elas apoiam o trabalho do profissional e não substituem a sua conferência nem o parecer de um contador ou advogado.',
        'Os valores apresentados são estimativas até que a autoridade fiscal os reconheça. A decisão de retificar uma declaração, pedir restituição ou compensar um crédito cabe ao contribuinte e ao profissional responsável.',
      ],
    },
    {
      title: 'Contratos e assinaturas',
      paragraphs: [
        'A plataforma permite aceitar e assinar documentos por meio eletrônico. Você reconhece esse meio como válido, nos termos da Medida Provisória nº 2.200-2/2001 e da Lei nº 14.063/2020, e se compromete a assinar apenas em seu próprio nome ou com poderes para representar quem assina.',
        'Com a assinatura podem ser guardados o desenho dela, fotografias que comprovem a identidade, a data e a hora, o endereço de rede, o equipamento usado e, se você permitir, a localização aproximada.',
      ],
    },
    {
      title: 'Proteção de dados pessoais',
      paragraphs: [
        'Tratamos dados pessoais conforme a Lei nº 13.709/2018 (LGPD). Dos usuários, guardamos dados de cadastro, contato e endereço, registros de acesso e das ações feitas na plataforma, para dar acesso, executar contratos, cumprir obrigações legais, prevenir fraudes e exercer direitos.',
        'Quanto aos dados dos clientes, a consultoria decide por que e como são tratados e o provedor os trata em nome dela. Cada consultoria vê somente os próprios dados; pessoas do provedor os acessam quando o atendimento exige.',
        'Para completar cadastros, podemos consultar serviços de CEP, CNPJ, bancos e índices oficiais. Enviamos a eles apenas o número consultado. Não vendemos dados pessoais.',
        'Você pode pedir confirmação do tratamento, acesso, correção, portabilidade e, quando a lei permitir, eliminação dos seus dados à consultoria a que sua conta pertence. Registros que a lei manda conservar, ou que comprovam atos praticados, são mantidos pelo prazo necessário.',
      ],
    },
    {
      title: 'Segurança e registros',
      paragraphs: [
        'A plataforma registra acessos e operações relevantes, com data, hora, endereço de rede e equipamento, e os guarda por pelo menos seis meses, como determina a Lei nº 12.965/2014 (Marco Civil da Internet).',
        'Aplicamos medidas técnicas e organizacionais para proteger os dados. Se ocorrer um incidente que possa causar risco ou dano relevante, a consultoria, as pessoas afetadas e a Autoridade Nacional de Proteção de Dados serão comunicadas na forma da lei.',
      ],
    },
    {
      title: 'Propriedade intelectual',
      paragraphs: [
        'O programa, as marcas, os textos e os modelos da plataforma pertencem aos seus titulares e não são transferidos a você. Os documentos e dados enviados continuam a pertencer à consultoria e aos clientes dela.',
      ],
    },
    {
      title: 'Disponibilidade e responsabilidade',
      paragraphs: [
        'Procuramos manter a plataforma disponível e íntegra, mas pode haver interrupções para manutenção ou por falhas de terceiros. Consulte as datas de prescrição com antecedência e não deixe atos com prazo para o último momento.',
        'Cada parte responde pelos danos que causar por descumprir estes termos ou a lei. Nada aqui limita direitos que a lei não permite limitar.',
      ],
    },
    {
      title: 'Suspensão e encerramento',
      paragraphs: [
        'O acesso pode ser suspenso ou encerrado quando terminar seu vínculo com a consultoria, quando terminar o contrato dela com o provedor, ou diante de uso contrário a estes termos. Registros do que foi feito com a conta são conservados.',
      ],
    },
    {
      title: 'Alterações',
      paragraphs: [
        'Este texto pode mudar. Cada versão tem um número e uma data de publicação. A versão que você aceitou permanece registrada com o seu aceite.',
      ],
    },
    {
      title: 'Lei aplicável e foro',
      paragraphs: [
        'Aplica-se a lei brasileira. Fica eleito o foro da comarca da sede da consultoria a que sua conta pertence, ressalvados os casos em que a lei garante outro.',
        'Dúvidas sobre estes termos ou sobre seus dados podem ser levadas à consultoria pelos canais de contato que ela informa.',
      ],
    },
  ],
};
