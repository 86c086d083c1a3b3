CREATE TABLE "guest_link" (
	"room" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"gender_uuid" uuid NOT NULL,
	"mobile" text NOT NULL,
	"email" text,
	"date_of_birth" date NOT NULL,
	"is_drug_allergies" boolean,
	"drug_allergies" text,
	"address" text,
	"unit_number" text,
	"postal_code" text,
	"registered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patient_registration_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "record_access" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "identity_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "no_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_link" ADD CONSTRAINT "guest_link_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_registration" ADD CONSTRAINT "patient_registration_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_access" ADD CONSTRAINT "record_access_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_access" ADD CONSTRAINT "record_access_doctor_id_account_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_link_owner" ON "guest_link" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "record_access_doctor" ON "record_access" USING btree ("doctor_id","owner_id","expires_at");