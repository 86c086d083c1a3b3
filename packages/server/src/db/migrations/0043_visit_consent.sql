CREATE TABLE "video_consent" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"consent" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "video_consent" ADD CONSTRAINT "video_consent_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;