DROP INDEX "lapse_figures_by_day";--> statement-breakpoint
DROP INDEX "products_by_desk";--> statement-breakpoint
CREATE INDEX "lapse_figures_by_day" ON "lapse_figures" USING btree ("id_tenant","prescreve_em","id_client","typeServico","valor");--> statement-breakpoint
CREATE INDEX "products_by_desk" ON "products" USING btree ("id_tenant","id_analista","status","id_client","typeServico");