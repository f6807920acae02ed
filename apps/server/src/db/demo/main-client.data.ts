/** The client of the main job, in Meridiano. Its analysis is left to be made. */
export const mainTenant = '20000000000107';
export const mainClient = '11222333000181';
export const mainClientName = 'COMERCIO EXEMPLO LTDA';
export const mainOwnerCpf = '52998224725';
