ALTER TABLE "products" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;