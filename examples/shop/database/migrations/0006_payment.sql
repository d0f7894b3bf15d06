CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"payment_type" text NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"token" text NOT NULL,
	"face" jsonb NOT NULL,
	"nickname" text,
	"saved_card_id" text,
	"billing_address" jsonb,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"type" text NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"charge_key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"payment_type" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"payment_type" text NOT NULL,
	"token" text NOT NULL,
	"face" jsonb NOT NULL,
	"nickname" text,
	"is_default" boolean NOT NULL,
	"billing_address" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vault_challenges" (
	"transaction" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"face" jsonb NOT NULL,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "vault_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"token" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault_gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "vault_gift_cards_balance_not_below_zero" CHECK ("vault_gift_cards"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vault_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"payment_type" text NOT NULL,
	"has_passed_captcha" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"request_key" text,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "vault_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"payment_type" text NOT NULL,
	"face" jsonb NOT NULL,
	"fate" text NOT NULL,
	"gift_card" text
);
--> statement-breakpoint
ALTER TABLE "cart_payments" ADD CONSTRAINT "cart_payments_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_challenges" ADD CONSTRAINT "vault_challenges_session_vault_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."vault_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_charges" ADD CONSTRAINT "vault_charges_token_vault_tokens_token_fk" FOREIGN KEY ("token") REFERENCES "public"."vault_tokens"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_tokens" ADD CONSTRAINT "vault_tokens_gift_card_vault_gift_cards_id_fk" FOREIGN KEY ("gift_card") REFERENCES "public"."vault_gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_payments_once" ON "cart_payments" USING btree ("cart_id","token");--> statement-breakpoint
CREATE INDEX "customer_addresses_by_owner" ON "customer_addresses" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "order_payments_by_order" ON "order_payments" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_once" ON "saved_cards" USING btree ("account_id","token");--> statement-breakpoint
CREATE INDEX "vault_charges_by_act" ON "vault_charges" USING btree ("act");--> statement-breakpoint
CREATE INDEX "vault_sessions_by_owner" ON "vault_sessions" USING btree ("owner");