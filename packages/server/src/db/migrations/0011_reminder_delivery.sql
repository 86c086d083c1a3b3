CREATE TABLE "reminder_delivery" (
	"owner_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "reminder_delivery_owner_id_channel_pk" PRIMARY KEY("owner_id","channel")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reminder_of" uuid;--> statement-breakpoint
ALTER TABLE "reminder_delivery" ADD CONSTRAINT "reminder_delivery_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_reminder_of_account_id_fk" FOREIGN KEY ("reminder_of") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;