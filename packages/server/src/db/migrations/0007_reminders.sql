CREATE TABLE "push_key" (
	"id" smallint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"payload" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"try_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"intake_id" uuid,
	"next_at" timestamp (3) with time zone,
	"notice_count" smallint NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"answer_key_hash" text,
	CONSTRAINT "reminder_answer_key_hash_unique" UNIQUE("answer_key_hash"),
	CONSTRAINT "reminder_once" UNIQUE("medication_id","kind","date","time")
);
--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_medication_id_user_medication_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."user_medication"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_outbox_next" ON "push_outbox" USING btree ("try_after");--> statement-breakpoint
CREATE INDEX "reminder_next" ON "reminder" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "reminder_intake" ON "reminder" USING btree ("intake_id");