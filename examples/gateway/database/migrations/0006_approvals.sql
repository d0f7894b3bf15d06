CREATE SEQUENCE "gateway"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "status" text DEFAULT 'CONFIRMED' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "decision" jsonb;--> statement-breakpoint
ALTER TABLE "gateway"."visits" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_company" ON "gateway"."orders" USING btree ("company_id","status");