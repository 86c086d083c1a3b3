CREATE TABLE "former_patient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"date_of_birth" date,
	"gender_uuid" uuid,
	"document_type" text,
	"document_encrypted" text,
	"is_disputed" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"keep_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation" DROP CONSTRAINT "consultation_owner_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "former_patient_keep_until" ON "former_patient" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "consultation_called" ON "consultation" USING btree ("called_at");