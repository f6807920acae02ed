/** The main client, in Meridiano. Its analysis is not run, so that a tester can run it. */
export const mainTenant = '20000000000107';
export const mainClient = '11222333000181';
export const mainClientName = 'COMERCIO EXEMPLO LTDA';
export const mainOwnerCpf = '52998224725';
