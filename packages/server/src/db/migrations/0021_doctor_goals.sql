CREATE TABLE "doctor_goal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"low" "amount",
	"high" "amount",
	"reason" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"doctor_name" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "doctor_goal" ADD CONSTRAINT "doctor_goal_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_goal_once" ON "doctor_goal" USING btree ("owner_id","code") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "doctor_goal_history" ON "doctor_goal" USING btree ("owner_id","set_at");