CREATE TABLE "alert_sharing" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"is_shared" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"grade" text NOT NULL,
	"side" text NOT NULL,
	"state" text NOT NULL,
	"has_repeated" boolean NOT NULL,
	"readings" jsonb NOT NULL,
	"symptoms" text[] NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_alert_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"by" text NOT NULL,
	"does" text NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "alert_sharing" ADD CONSTRAINT "alert_sharing_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_alert" ADD CONSTRAINT "health_alert_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_alert_event" ADD CONSTRAINT "health_alert_event_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_alert_event" ADD CONSTRAINT "health_alert_event_alert_id_health_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."health_alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_alert_event" ADD CONSTRAINT "health_alert_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_alert_open_once" ON "health_alert" USING btree ("owner_id","kind","code") WHERE state <> 'resolved';--> statement-breakpoint
CREATE INDEX "health_alert_page" ON "health_alert" USING btree ("owner_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "health_alert_event_alert" ON "health_alert_event" USING btree ("owner_id","alert_id","at");