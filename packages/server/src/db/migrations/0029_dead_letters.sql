CREATE TABLE "dead_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"attempts" smallint NOT NULL,
	"died_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "dead_letter_died" ON "dead_letter" USING btree ("died_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_next" ON "mail_outbox" USING btree ("try_after");--> statement-breakpoint
SELECT bound_dates();
