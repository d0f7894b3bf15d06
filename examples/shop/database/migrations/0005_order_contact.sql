ALTER TABLE "orders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment" text DEFAULT 'INVOICE' NOT NULL;