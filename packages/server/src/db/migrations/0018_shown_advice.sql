CREATE TABLE "shown_advice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"report" text NOT NULL,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"shown_on" date NOT NULL,
	"last_shown_on" date NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"last_shown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_advice_once" UNIQUE("owner_id","report","shown_on","digest")
);
--> statement-breakpoint
ALTER TABLE "shown_advice" ADD CONSTRAINT "shown_advice_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_advice_page" ON "shown_advice" USING btree ("owner_id","shown_at","id");