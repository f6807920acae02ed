import { words } from './words.ts';

export const firstNames = words(`
  Adriana, Alexandre, Aline, Amanda, Ana Clara, Ana Paula, Anderson, André, Antônio, Beatriz, Bruna, Bruno, Caio,
  Camila, Carla, Carlos Eduardo, Carolina, Cecília, César, Cláudia, Cristiane, Daniel, Daniela, Débora, Diego,
  Edson, Eduardo, Elaine, Eliane, Érica, Fábio, Felipe, Fernanda, Fernando, Flávia, Francisco, Gabriel, Gabriela,
  Geraldo, Gilberto, Giovana, Guilherme, Gustavo, Helena, Henrique, Isabela, Ivone, Janaína, João Pedro, Joaquim,
  Jorge, José Carlos, Juliana, Júlio, Karina, Larissa, Leandro, Letícia, Lívia, Lorena, Luana, Lucas, Luciana,
  Luiz Fernando, Marcela, Marcelo, Márcia, Marcos, Maria Eduarda, Mariana, Mateus, Maurício, Mônica, Natália,
  Nelson, Otávio, Patrícia, Paulo, Pedro, Priscila, Rafael, Raquel, Regina, Renata, Renato, Ricardo, Roberta,
  Roberto, Rodrigo, Rosana, Samuel, Sandra, Sebastião, Sérgio, Sílvia, Simone, Sônia, Tatiane, Thiago, Valéria,
  Vanessa, Vera, Vinícius, Vitória, Wagner, Yasmin
`);

export const surnames = words(`
  Abreu, Albuquerque, Almeida, Alves, Amaral, Andrade, Araújo, Assis, Azevedo, Barbosa, Barros, Batista, Bezerra,
  Bittencourt, Borges, Braga, Brito, Campos, Cardoso, Carvalho, Castro, Cavalcanti, Coelho, Correia, Costa, Cunha,
  Dantas, Dias, Diniz, Duarte, Esteves, Farias, Fernandes, Ferreira, Figueiredo, Fonseca, Freitas, Furtado, Garcia,
  Gomes, Gonçalves, Guedes, Guimarães, Leal, Leite, Lemos, Lima, Lopes, Macedo, Machado, Magalhães, Maia, Marinho,
  Martins, Matos, Medeiros, Melo, Mendes, Menezes, Miranda, Monteiro, Moraes, Moreira, Moura, Nascimento, Nogueira,
  Novaes, Nunes, Oliveira, Pacheco, Paiva, Peixoto, Pereira, Pinheiro, Pinto, Pires, Prado, Queiroz, Ramos, Rezende,
  Ribeiro, Rocha, Rodrigues, Sá, Salgado, Sampaio, Santana, Santos, Silva, Siqueira, Soares, Souza, Tavares,
  Teixeira, Torres, Vargas, Vasconcelos, Viana, Vieira, Xavier
`);
