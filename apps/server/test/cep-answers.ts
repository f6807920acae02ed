interface RecordedAnswer {
  status: number;
  type: string;
  body: unknown;
}

const json = (body: unknown, status = 200): RecordedAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body,
});

/** What ViaCEP, BrasilAPI and OpenCEP answer, by path. */
export const cepAnswers: Readonly<Record<string, RecordedAnswer>> = {
  '/ws/01001000/json/': json({
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    complemento: 'lado ímpar',
    unidade: '',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
    estado: 'São Paulo',
    regiao: 'Sudeste',
    ibge: '3550308',
    gia: '1004',
    ddd: '11',
    siafi: '7107',
  }),
  '/ws/87360000/json/': json({
    cep: '87360-000',
    logradouro: '',
    complemento: '',
    unidade: '',
    bairro: '',
    localidade: 'Goioerê',
    uf: 'PR',
    ibge: '4108601',
    ddd: '44',
  }),
  '/ws/99999999/json/': json({ erro: 'true' }),
  '/api/cep/v2/05010000': json({
    cep: '05010000',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Perdizes',
    street: 'Rua Caiubi',
    service: 'open-cep',
    ibge: { city: '3550308', state: '35' },
    timezoneName: 'America/Sao_Paulo',
    location: { type: 'Point', coordinates: { longitude: '-46.6757', latitude: '-23.5360' } },
  }),
  '/api/cep/v2/87360000': json({
    cep: '87360000',
    state: 'PR',
    city: 'Goioerê',
    neighborhood: null,
    street: null,
    service: 'open-cep',
  }),
  '/api/cep/v2/00000000': json(
    {
      name: 'CepPromiseError',
      message: 'Todos os serviços de CEP retornaram erro.',
      type: 'service_error',
      errors: [{ name: 'ServiceError', message: 'CEP INVÁLIDO', service: 'correios' }],
    },
    404,
  ),
  '/v1/15050305': json({
    cep: '15050-305',
    logradouro: 'Rua Josina Teixeira de Carvalho',
    complemento: '',
    bairro: 'Vila Anchieta',
    localidade: 'São José do Rio Preto',
    uf: 'SP',
    ibge: '3549805',
  }),
  '/v1/87360000': json({ cep: '87360-000', logradouro: '', bairro: '', localidade: 'Goioerê', uf: 'PR' }),
  '/v1/00000000': json({ error: true }, 404),
};
