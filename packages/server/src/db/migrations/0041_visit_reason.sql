CREATE TABLE "coming_visit" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"triage" jsonb NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "triage" jsonb;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "urgency" text DEFAULT 'routine' NOT NULL;--> statement-breakpoint
ALTER TABLE "coming_visit" ADD CONSTRAINT "coming_visit_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT bound_dates();